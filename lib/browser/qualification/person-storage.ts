import { getOwnerMark } from '@/lib/browser/session/session-state'

export const ANONYMOUS_KEY = 'person'

/** Begins the name of what is said in a session: it is its owner's alone (promise T1). */
export const USER_KEY_PREFIX = `${ANONYMOUS_KEY}@`

export function toStorageKey(): string {
  const owner = getOwnerMark()
  return owner === '' ? ANONYMOUS_KEY : USER_KEY_PREFIX + owner
}

export function readStoredPerson(): string | null {
  try {
    const { localStorage } = window
    return localStorage.getItem(toStorageKey()) ?? localStorage.getItem(ANONYMOUS_KEY)
  } catch {
    // Where a browser refuses storage, it keeps none.
    return null
  }
}

/** Apart, because every listing asks it and the rest comes late. */
export function hasStoredPerson(): boolean {
  return readStoredPerson() !== null
}
