import { readFile } from 'node:fs/promises'
import { getErrorCode } from './error-code'

export async function getFileText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return null
    throw error
  }
}
