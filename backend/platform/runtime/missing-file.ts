import { readFile } from 'node:fs/promises'
import { getErrorCode } from './error-code'

/**
 * Builds a handler for `catch`: returns `value` when the file or folder does not exist, and throws every
 * other error.
 */
export function ifMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (getErrorCode(error) === 'ENOENT') return value
    throw error
  }
}

/** Reads a text; null when the file does not exist. */
export function getFileText(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(ifMissing(null))
}
