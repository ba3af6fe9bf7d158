/** in px; from further down the scroll would show the middle of the new page first */
const MAX_DISTANCE = 160

/**
 * Scrolls to the top smoothly until the visitor interacts. `from` is the scroll position of the previous page
 * in px.
 */
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

/** Makes the scroll of the current click to an anchor smooth. */
export function smoothScrollToAnchor(): void {
  if (prefersReducedMotion()) return
  const { style } = document.documentElement
  style.scrollBehavior = 'smooth'
  // The scroll has started by then; going back must not be smooth.
  setTimeout(() => style.removeProperty('scroll-behavior'))
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
