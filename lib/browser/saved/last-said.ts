/** Many hearts may be pressed in a row: only the last of them says something. */
const here = new EventTarget()

let last: object | null = null

export function getLastSaid(): object | null {
  return last
}

export function sayAt(heart: object | null): void {
  last = heart
  here.dispatchEvent(new Event('change'))
}

export function subscribeToLastSaid(listener: () => void): () => void {
  here.addEventListener('change', listener)
  return () => here.removeEventListener('change', listener)
}
