import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** `npm run import` of a file into the product these variables lead to; returns the seconds it took. Throws with its words when it fails. */
export async function runImport(
  env: Readonly<Record<string, string>>,
  file: string,
  source: string,
): Promise<number> {
  const begun = performance.now()
  const args = ['--import', 'tsx', 'backend/import/main.ts', file, '--source', source]
  await run(process.execPath, args, { env: { ...process.env, ...env } })
  return (performance.now() - begun) / 1000
}
