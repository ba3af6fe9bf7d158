/** Only the save button pressed last shows its message. */
const here = new EventTarget()

let owner: object | null = null

export function getNoticeOwner(): object | null {
  return owner
}

export function setNoticeOwner(heart: object | null): void {
  owner = heart
  here.dispatchEvent(new Event('change'))
}

export function subscribeToNoticeOwner(listener: () => void): () => void {
  here.addEventListener('change', listener)
  return () => here.removeEventListener('change', listener)
}
