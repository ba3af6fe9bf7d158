import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { VirusScanner } from './virus-scanner'

export type FileStore = {
  /** Stores the whole content under a new key, or nothing. `size` is in bytes. */
  put(key: string, content: Readable, size: number): Promise<void>
  get(key: string): Promise<Readable | null>
  delete(key: string): Promise<void>
  exists(key: string): Promise<boolean>
  list(): AsyncIterable<StoredObject>
  /** Deletes partial files and returns how many; a store without partial files has none. */
  sweepPartial?(before: Date): Promise<number>
}

export type StoredObject = { readonly key: string; readonly storedAt: Date }

const KEY = /^[0-9a-f]{32}$/

/** Creates a random key that contains nothing from the caller (promise T14). */
export function createFileKey(): string {
  return randomBytes(16).toString('hex')
}

export function isFileKey(name: string): boolean {
  return KEY.test(name)
}

/** Throws on a key that is not ours: no other text becomes a path. */
export function requireFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error('This is no key of a stored file')
  return key
}

export type FileDeps = {
  readonly store: FileStore
  readonly uploadFolder: string
  /** Null: files are marked as not scanned. */
  readonly scanner: VirusScanner | null
  /** Longest pause of an upload, in milliseconds. */
  readonly bodyTimeoutMs: number
}
