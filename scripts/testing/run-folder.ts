import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endServersIn } from './leftover-servers'

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
  const folder = mkdtempSync(path.join(tmpdir(), 'vk-'))
  // PostgreSQL, which never runs as root, has to pass it.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  const remove = () => {
    process.off('exit', remove)
    if (outside === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = outside
    endServersIn(folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.on('exit', remove)
  return { folder, remove }
}
