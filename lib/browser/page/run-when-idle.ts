// ms
const MAX_WAIT_MS = 3000

/** The returned function calls it off. */
export function runWhenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(work, 200)
    return () => window.clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(work, { timeout: MAX_WAIT_MS })
  return () => window.cancelIdleCallback(handle)
}
