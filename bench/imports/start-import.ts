import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export type RunningImport = {
  /** Rejects with its output when it fails. */
  readonly ended: Promise<void>
  /** Pauses it until it continues; its open transaction stays. */
  readonly halt: () => void
  readonly goOn: () => void
}

/** Runs `npm run import` on a file, for the product of these variables. */
export function startImport(
  env: Readonly<Record<string, string>>,
  file: string,
  source: string,
): RunningImport {
  const args = [
    '--import',
    'tsx',
    'backend/import/cli.ts',
    file,
    '--source',
    source,
    '--gone',
    'close',
  ]
  // In its own session, as when started by cron.
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
