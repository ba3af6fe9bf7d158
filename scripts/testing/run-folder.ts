import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endProcessesOf } from './leftover-processes'
import { waitBlocked } from './wait-blocked'

/** The temporary folder of one run. */
export type RunFolder = {
  readonly folder: string
  /** Removes it before the process ends. */
  remove(): void
}

/**
 * Makes the temporary folder of this process and all it starts (`TMPDIR`), so that runs of different people
 * never meet. When the process ends, by a signal too if somebody handles it, what still runs in the folder
 * is ended and the folder goes.
 */
export function openRunFolder(): RunFolder {
  const outside = process.env.TMPDIR
  // Short: the path of a socket in it may have a hundred bytes.
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'vk-')))
  // PostgreSQL, which never runs as root, has to pass it.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  const remove = () => {
    process.off('exit', remove)
    if (outside === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = outside
    endProcessesOf(folder)
    removeFolder(folder)
  }
  process.on('exit', remove)
  return { folder, remove }
}

/** Processes that notice a moment later that we end may write until then. */
function removeFolder(folder: string, triesLeft = 50): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch (error) {
    if (triesLeft === 0) throw error
    waitBlocked(100)
    removeFolder(folder, triesLeft - 1)
  }
}
