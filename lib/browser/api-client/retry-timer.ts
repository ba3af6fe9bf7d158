/** in ms, doubled after each failure */
const FIRST_DELAY_MS = 3000

/** Returns the delay in ms, with jitter so that clients of the same server do not retry at once. */
export function getBackoffDelay(failures: number, longest: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** failures, longest) * (0.5 + Math.random())
}

type RetryTimer = {
  /** Retries after a delay: a busy API may recover while we stay online. */
  schedule(): void
  retryNow(): void
  reset(): void
}

/**
 * Creates a timer that retryTimer with exponential backoff up to `longest` ms while online, and at once when the
 * browser is online again.
 */
export function createRetryTimer(again: () => void, longest: number): RetryTimer {
  let failures = 0
  let timer = 0
  const retryTimer = {
    schedule: () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(
        () => navigator.onLine && again(),
        getBackoffDelay(failures, longest),
      )
      failures += 1
    },
    retryNow: () => {
      failures = 0
      window.clearTimeout(timer)
      again()
    },
    reset: () => {
      failures = 0
      window.clearTimeout(timer)
    },
  }
  window.addEventListener('online', retryTimer.retryNow)
  return retryTimer
}
