import { runAfterPaint } from './after-paint'

/**
 * Makes a painted element a modal dialog after the next paint, since making the rest of the page inert
 * restyles it (promise S6). Returns a function that reverts it.
 */
export function makeModalAfterPaint(element: HTMLElement, label: string): () => void {
  const { style } = document.documentElement
  const overflow = style.overflow
  const inert: HTMLElement[] = []

  element.setAttribute('role', 'dialog')
  element.setAttribute('aria-modal', 'true')
  element.setAttribute('aria-label', label)
  const cancel = runAfterPaint(() => {
    style.overflow = 'hidden'
    for (const other of listOutside(element)) {
      other.inert = true
      inert.push(other)
    }
  })
  return () => {
    cancel()
    style.overflow = overflow
    for (const other of inert) other.inert = false
    for (const name of ['role', 'aria-modal', 'aria-label']) element.removeAttribute(name)
  }
}

/** Lists all elements outside of this one. What is already inert is left to whoever made it so. */
function listOutside(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  if (parent === null || element === document.body) return []
  const others = [...parent.children].filter(
    (each) => each !== element && each instanceof HTMLElement && !each.inert,
  )
  return [...(others as HTMLElement[]), ...listOutside(parent)]
}
