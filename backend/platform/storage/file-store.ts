import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Where the bytes of private files are kept; what they are and whose they are is in the database. */
export type FileStore = {
  /** Keeps all of the content under a new key, or nothing of it. `size` is in bytes. */
  put(key: string, content: Readable, size: number): Promise<void>
  /** The content, or null when there is none. */
  get(key: string): Promise<Readable | null>
  /** Takes the content away; what is not there stays so. */
  delete(key: string): Promise<void>
  exists(key: string): Promise<boolean>
  /** Everything kept, in no order. */
  list(): AsyncIterable<StoredObject>
  /**
   * Removes what a killed process left half written before the moment, and says how many. A store
   * that takes a file wholly or not at all has none.
   */
  sweepPartial?(before: Date): Promise<number>
}

export type StoredObject = { readonly key: string; readonly storedAt: Date }

const KEY = /^[0-9a-f]{32}$/

/** A name nobody can guess, made of nothing a caller said (promise T14). */
export function createFileKey(): string {
  return randomBytes(16).toString('hex')
}

/** Whether a name is one of ours: anything else in a store is not touched. */
export function isFileKey(name: string): boolean {
  return KEY.test(name)
}

/** Throws on a key that is not ours: no path is ever made of anything else. */
export function requireFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error('This is no key of a stored file')
  return key
}
