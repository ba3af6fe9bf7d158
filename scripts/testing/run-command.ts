import { spawn } from 'node:child_process'
import path from 'node:path'
import { projectRoot } from './project-root'

/** Status given to a command that could not be started or was ended by a signal. */
const NO_STATUS = 1

/** A suite that takes longer than this hangs, and is ended. */
const DEADLINE_MS = 60 * 60_000

/**
 * Runs a command in the project's root with our output and without an input, so that nothing can
 * wait for an answer. Resolves to its exit status; it never rejects.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      timeout: DEADLINE_MS,
    })
    child.once('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`)
      resolve(NO_STATUS)
    })
    child.once('exit', (code) => resolve(code ?? NO_STATUS))
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
