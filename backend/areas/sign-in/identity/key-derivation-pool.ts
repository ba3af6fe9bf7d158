import { createThreadPool, type ThreadPool } from '@/backend/platform/runtime/thread-pool'

/** log2(N), r and p of scrypt. */
export type KeyCost = readonly [number, number, number]

export type KeyTask = {
  readonly password: string
  readonly salt: Uint8Array
  readonly keyBytes: number
  readonly cost: KeyCost
}

export type KeyDerivationPool = ThreadPool<KeyTask, Uint8Array>

export function createKeyDerivationPool(): KeyDerivationPool {
  return createThreadPool(new URL('./key-thread.mjs', import.meta.url))
}
