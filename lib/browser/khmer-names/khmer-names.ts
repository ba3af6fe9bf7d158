export type NamesById = Readonly<Record<string, string>>

let names: Readonly<Record<string, NamesById>> = {}

const changes = new EventTarget()

/**
 * Returns the Khmer names of a filter by id; undefined until they are loaded. They are too large for the HTML
 * of a listing (promise S4).
 */
export function getKhmerNames(filter: string): NamesById | undefined {
  return names[filter]
}

export function setKhmerNames(read: Readonly<Record<string, NamesById>>): void {
  names = read
  changes.dispatchEvent(new Event('change'))
}

export function subscribeToKhmerNames(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}
