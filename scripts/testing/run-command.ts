import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { projectRoot } from './project-root'

/** Status given to a command that could not be started or was ended by a signal. */
const NO_STATUS = 1

/** A suite that takes longer than this hangs, and is ended. */
const DEADLINE_MS = 60 * 60_000

const running = new Set<ChildProcess>()
let ending: NodeJS.Signals | null = null

/** From now on a signal to this process goes to the command that runs, which cleans up as it ends, and no other is started. */
export function passSignalsOn(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      ending = signal
      for (const child of running) child.kill(signal)
    })
  }
}

/** True once a signal has asked for the end. */
export function isEnding(): boolean {
  return ending !== null
}

/**
 * Runs a command in the project's root with our output and without an input, so that nothing can
 * wait for an answer. Resolves to its exit status; it never rejects.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  if (isEnding()) return Promise.resolve(NO_STATUS)
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      timeout: DEADLINE_MS,
    })
    running.add(child)
    const end = (status: number) => {
      running.delete(child)
      resolve(status)
    }
    child.once('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`)
      end(NO_STATUS)
    })
    child.once('exit', (code) => end(code ?? NO_STATUS))
  })
}

/** Runs a program that a package of ours brings, without npx between us and its signals. */
export function runTool(
  tool: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<number> {
  return runCommand(path.join(projectRoot, 'node_modules', '.bin', tool), args, env)
}
