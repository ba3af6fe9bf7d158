/** px; from further down the new page would be seen at its middle first. */
const MAX_DISTANCE = 160

/** Ends at the first sign of a hand. `from` is where the page before was left, in px. */
export function smoothScrollToTop(from: number): void {
  window.scrollTo({
    top: prefersReducedMotion() ? 0 : Math.min(from, MAX_DISTANCE),
    behavior: 'instant',
  })
  if (prefersReducedMotion() || from === 0) return
  window.scrollTo({ top: 0, behavior: 'smooth' })
  const gliding = new AbortController()
  const options = { signal: gliding.signal, passive: true }
  const stop = () => {
    gliding.abort()
    window.scrollTo({ top: window.scrollY, behavior: 'instant' })
  }
  for (const hand of ['wheel', 'touchmove', 'keydown', 'popstate']) {
    window.addEventListener(hand, stop, options)
  }
  window.addEventListener('scrollend', () => gliding.abort(), options)
}

/** The way to a part of the same page, for a click that is about to lead there. */
export function smoothScrollToAnchor(): void {
  if (prefersReducedMotion()) return
  const { style } = document.documentElement
  style.scrollBehavior = 'smooth'
  // The browser has started by then; the next going back has to find its place at once.
  setTimeout(() => style.removeProperty('scroll-behavior'))
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
