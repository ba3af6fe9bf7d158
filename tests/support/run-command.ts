import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compileProgram } from './compiled-program'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The exit code and output of a command. */
export type Ended = { readonly code: unknown; readonly stdout: string; readonly stderr: string }

/** Runs one of our programs, such as `backend/import/cli.ts`, with arguments and waits until it exits. */
export async function runCommand(
  script: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  return runNode([await compileProgram(script), ...words], env)
}

/** Runs Node and waits until it exits. */
export function runNode(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      words,
      { cwd: root, env: { ...process.env, ...env } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })
}
