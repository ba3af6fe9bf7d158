import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export const EXIT_SUCCESS = 'exit code 0'

export async function waitForExit(child: ChildProcess): Promise<string> {
  try {
    const [code, signal] = await once(child, 'exit')
    return signal === null ? `exit code ${code}` : `signal ${signal}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
