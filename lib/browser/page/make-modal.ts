/**
 * A dialog of an element that is painted already: after the next paint, since making the rest of a page inert styles all of it
 * anew (promise S6). The function it gives makes it an ordinary part of the page again.
 */
export function makeModalAfterPaint(element: HTMLElement, label: string): () => void {
  const { style } = document.documentElement
  const overflow = style.overflow
  const inert: HTMLElement[] = []
  let timer = 0

  element.setAttribute('role', 'dialog')
  element.setAttribute('aria-modal', 'true')
  element.setAttribute('aria-label', label)
  const frame = window.requestAnimationFrame(() => {
    timer = window.setTimeout(() => {
      style.overflow = 'hidden'
      for (const other of listOutside(element)) {
        other.inert = true
        inert.push(other)
      }
    })
  })
  return () => {
    window.cancelAnimationFrame(frame)
    window.clearTimeout(timer)
    style.overflow = overflow
    for (const other of inert) other.inert = false
    for (const name of ['role', 'aria-modal', 'aria-label']) element.removeAttribute(name)
  }
}

/** Everything beside the element and beside what it stands in; what is inert already belongs to somebody else. */
function listOutside(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  if (parent === null || element === document.body) return []
  const others = [...parent.children].filter(
    (each) => each !== element && each instanceof HTMLElement && !each.inert,
  )
  return [...(others as HTMLElement[]), ...listOutside(parent)]
}
