/** ms before the first try after a failure, twice as long each time */
const FIRST_DELAY_MS = 3000

/** ms; not at the same moment for all who lost the same server. */
export function getBackoffDelay(failures: number, longest: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** failures, longest) * (0.5 + Math.random())
}

type RetryTimer = {
  /** After a pause: an API that was busy is well again while the line stands. */
  later(): void
  anew(): void
  rest(): void
}

/** Does it again, ever later up to `longest` ms, while there is a line; and at once when there is one again. */
export function createRetryTimer(again: () => void, longest: number): RetryTimer {
  let failures = 0
  let timer = 0
  const retries = {
    later: () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(
        () => navigator.onLine && again(),
        getBackoffDelay(failures, longest),
      )
      failures += 1
    },
    anew: () => {
      failures = 0
      window.clearTimeout(timer)
      again()
    },
    rest: () => {
      failures = 0
      window.clearTimeout(timer)
    },
  }
  window.addEventListener('online', retries.anew)
  return retries
}
