export type NamesById = Readonly<Record<string, string>>

let names: Readonly<Record<string, NamesById>> = {}

const here = new EventTarget()

/** None until they came: they are too many for the HTML of a listing (promise S4). */
export function getKhmerNames(filter: string): NamesById | undefined {
  return names[filter]
}

export function keepKhmerNames(read: Readonly<Record<string, NamesById>>): void {
  names = read
  here.dispatchEvent(new Event('change'))
}

export function subscribeToKhmerNames(listener: () => void): () => void {
  here.addEventListener('change', listener)
  return () => here.removeEventListener('change', listener)
}
