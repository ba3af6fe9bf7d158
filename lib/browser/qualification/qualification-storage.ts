import { readLocal } from '@/lib/browser/page/local-storage'
import { getOwnerHash } from '@/lib/browser/session/session-state'

export const ANONYMOUS_KEY = 'person'

/** Prefix of the key in a session; only its user may read it (promise T1). */
export const USER_KEY_PREFIX = `${ANONYMOUS_KEY}@`

export function toStorageKey(): string {
  const owner = getOwnerHash()
  return owner === '' ? ANONYMOUS_KEY : USER_KEY_PREFIX + owner
}

export function readStoredQualifications(): string | null {
  return readLocal(toStorageKey()) ?? readLocal(ANONYMOUS_KEY)
}

/** In a module of its own, because every listing needs it and the rest is loaded late. */
export function hasStoredQualifications(): boolean {
  return readStoredQualifications() !== null
}
