import { createThreads, type Threads } from '@/backend/platform/runtime/threads'

/** log2(N), r and p of scrypt. */
export type KeyCost = readonly [number, number, number]

export type KeyTask = {
  readonly password: string
  readonly salt: Uint8Array
  readonly keyBytes: number
  readonly cost: KeyCost
}

export type KeyThreads = Threads<KeyTask, Uint8Array>

export function createKeyThreads(): KeyThreads {
  return createThreads(new URL('./key-thread.mjs', import.meta.url))
}
