// in ms
const MAX_WAIT_MS = 3000

/** Runs work when the browser is idle. Returns a function that cancels it. */
export function runWhenIdle(work: () => void): () => void {
  // Safari lacks requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(work, 200)
    return () => window.clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(work, { timeout: MAX_WAIT_MS })
  return () => window.cancelIdleCallback(handle)
}
