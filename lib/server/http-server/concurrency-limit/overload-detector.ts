/** The least number of responses, and ms, in one sample. */
const SAMPLE = { answers: 2, ms: 75 }
const ALLOWED_ARRIVALS_PER_RESPONSE = 1.2
/** How much one sample can add: requests that arrive together must be seen in two samples. */
const MAX_EVIDENCE_PER_SAMPLE = 1
const OVERLOAD_THRESHOLD = 2.1
/**
 * Concurrent requests below this are never overload: a crawler with ten connections does not reach it, however long it
 * takes.
 */
const MIN_CONCURRENT = 10
const OVERLOAD_MS = 3000

export type OverloadDetector = {
  readonly requestArrived: (underWay: number) => void
  readonly requestFinished: () => void
  readonly requestRejected: () => void
  readonly isOverloaded: () => boolean
}

/**
 * Distinguishes visitors, who arrive however slow the answers are, from programs that wait for each answer before they
 * ask again. Computes a cumulative sum of arrivals per finished response rather than per second: a slow machine is not
 * overload (decision 055).
 */
export function createOverloadDetector(): OverloadDetector {
  let begun = 0
  let came = 0
  let left = 0
  let seen = 0
  let until = Number.NEGATIVE_INFINITY
  const stay = () => {
    until = performance.now() + OVERLOAD_MS
  }
  return {
    requestArrived: (underWay) => {
      if (underWay === 0) seen = came = left = 0
      came += 1
      if (seen >= OVERLOAD_THRESHOLD && underWay >= MIN_CONCURRENT) stay()
    },
    requestFinished: () => {
      left += 1
      const now = performance.now()
      if (left < SAMPLE.answers || now - begun < SAMPLE.ms) return
      const said = Math.min(MAX_EVIDENCE_PER_SAMPLE, came / left - ALLOWED_ARRIVALS_PER_RESPONSE)
      seen = Math.min(OVERLOAD_THRESHOLD, Math.max(0, seen + said))
      begun = now
      came = 0
      left = 0
    },
    requestRejected: stay,
    isOverloaded: () => performance.now() < until,
  }
}
