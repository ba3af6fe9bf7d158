import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { getErrorCode } from '@/backend/platform/runtime/error-code'

/**
 * Lists the paths below `root` of all files in its folder, at any depth; empty when there is no such folder.
 * @param leftOut paths of folders below `root` that are skipped
 */
export async function listFiles(root: string, folder: string, leftOut = /(?!)/): Promise<string[]> {
  try {
    const entries = await readdir(join(root, folder), { withFileTypes: true })
    const paths = entries.map((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return leftOut.test(path) ? [] : listFiles(root, path, leftOut)
      return entry.isFile() ? [path] : []
    })
    return (await Promise.all(paths)).flat()
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return []
    throw error
  }
}
