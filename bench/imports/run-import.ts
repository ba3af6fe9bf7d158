import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** `npm run import` of a file into the product these variables lead to; returns the seconds it took. Throws with its words when it fails. */
export async function runImport(
  env: Readonly<Record<string, string>>,
  file: string,
  source: string,
): Promise<number> {
  const begun = performance.now()
  const args = ['--import', 'tsx', 'backend/import/main.ts', file, '--source', source]
  // In a session of its own, as one that cron begins.
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const [words, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  if (code !== 0) throw new Error(words)
  return (performance.now() - begun) / 1000
}
