import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** True when the program starts and ends well with these arguments; its output is dropped. */
export async function isUsable(program: string, args: readonly string[]): Promise<boolean> {
  try {
    await run(program, args, { timeout: 30_000 })
    return true
  } catch {
    // Missing, not executable or for another machine: the caller looks for the next one.
    return false
  }
}

/** The first of the programs that answers to these arguments, or null. */
export async function findUsable(
  programs: readonly (string | undefined)[],
  args: readonly string[],
): Promise<string | null> {
  for (const program of programs) {
    if (program && (await isUsable(program, args))) return program
  }
  return null
}
