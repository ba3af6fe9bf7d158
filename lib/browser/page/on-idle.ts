// ms
const AT_THE_LATEST_MS = 3000

/** The returned function calls it off. */
export function onIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(work, 200)
    return () => window.clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(work, { timeout: AT_THE_LATEST_MS })
  return () => window.cancelIdleCallback(handle)
}
