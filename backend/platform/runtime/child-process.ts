import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export const EXIT_SUCCESS = 'exit code 0'

/**
 * Bytes. A set threshold no longer grows with the largest past buffer: freed memory returns to the system at
 * once (promise S10).
 */
const THRESHOLD = String(128 * 1024)

/** Environment of our processes, for glibc. */
export const MALLOC_SETTINGS = {
  MALLOC_TRIM_THRESHOLD_: THRESHOLD,
  MALLOC_MMAP_THRESHOLD_: THRESHOLD,
}

export async function waitForExit(child: ChildProcess): Promise<string> {
  try {
    const [code, signal] = await once(child, 'exit')
    return signal === null ? `exit code ${code}` : `signal ${signal}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
