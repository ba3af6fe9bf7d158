import { spawn } from 'node:child_process'
import { once } from 'node:events'

type Options = {
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  /** In ms. */
  readonly deadline: number
  /** Ends the program too. */
  readonly signal: AbortSignal
}

/** How long an ended program may take to end what it started, in ms. */
const GRACE = 5000

/**
 * Runs a program without a word of its own, with everything it starts in one group, which is
 * ended at the deadline.
 *
 * @returns its status, or `late`
 * @throws Error when it cannot be started, or the signal came
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env, deadline, signal }: Options,
): Promise<number | 'late'> {
  signal.throwIfAborted()
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'ignore',
    detached: true,
  })
  const ended = once(child, 'exit')
  const end = (name: NodeJS.Signals) => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, name)
  }
  let isLate = false
  const timers = [
    setTimeout(() => {
      isLate = true
      end('SIGTERM')
    }, deadline),
    setTimeout(() => end('SIGKILL'), deadline + GRACE),
  ]
  const abort = () => end('SIGTERM')
  signal.addEventListener('abort', abort)
  try {
    const [status] = await ended
    signal.throwIfAborted()
    return isLate ? 'late' : (status ?? 1)
  } finally {
    signal.removeEventListener('abort', abort)
    for (const timer of timers) clearTimeout(timer)
  }
}
