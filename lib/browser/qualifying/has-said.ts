export const PERSON = 'person'

/** Apart, because every listing asks it and the rest comes late. */
export function hasSaid(): boolean {
  try {
    return window.localStorage.getItem(PERSON) !== null
  } catch {
    // Where a browser refuses storage, it keeps none.
    return false
  }
}
