import { getOwnerMark } from '@/lib/browser/session/signed-in'

export const ANYBODYS = 'person'

/** Begins the name of what is said in a session: it is its owner's alone (promise T1). */
export const OWNED = `${ANYBODYS}@`

export function toOwnName(): string {
  const owner = getOwnerMark()
  return owner === '' ? ANYBODYS : OWNED + owner
}

export function readSaid(): string | null {
  try {
    const { localStorage } = window
    return localStorage.getItem(toOwnName()) ?? localStorage.getItem(ANYBODYS)
  } catch {
    // Where a browser refuses storage, it keeps none.
    return null
  }
}

/** Apart, because every listing asks it and the rest comes late. */
export function hasSaid(): boolean {
  return readSaid() !== null
}
