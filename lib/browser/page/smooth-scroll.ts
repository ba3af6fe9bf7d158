/** Longest smooth scroll, in px: a longer one would show the middle of the new page first. */
const MAX_DISTANCE = 160

/**
 * Scrolls to the top of a new page smoothly until the visitor interacts. `previousTop` is the scroll position of the
 * page before it, in px.
 */
export function scrollToTopAfterNavigation(previousTop: number): void {
  window.scrollTo({
    top: prefersReducedMotion() ? 0 : Math.min(previousTop, MAX_DISTANCE),
    behavior: 'instant',
  })
  if (prefersReducedMotion() || previousTop === 0) return
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
export function smoothScrollOfThisClick(): void {
  if (prefersReducedMotion()) return
  const { style } = document.documentElement
  style.scrollBehavior = 'smooth'
  // The scroll has started by then; going back must not be smooth.
  setTimeout(() => style.removeProperty('scroll-behavior'))
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
