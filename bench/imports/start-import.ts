import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export type RunningImport = {
  /** Rejects with its words when it fails. */
  readonly ended: Promise<void>
  /** It does nothing until it goes on; what it has begun stays as it is. */
  readonly halt: () => void
  readonly goOn: () => void
}

/** `npm run import` of a file into the product these variables lead to. */
export function startImport(
  env: Readonly<Record<string, string>>,
  file: string,
  source: string,
): RunningImport {
  const args = [
    '--import',
    'tsx',
    'backend/import/main.ts',
    file,
    '--source',
    source,
    '--gone',
    'close',
  ]
  // In a session of its own, as one that cron begins.
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const ended = Promise.all([text(child.stderr), once(child, 'exit')]).then(([words, [code]]) => {
    if (code !== 0) throw new Error(words)
  })
  return {
    ended,
    halt: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
  }
}
