const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const PAUSES = [
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  6 * HOUR,
  24 * HOUR,
] as const

/** Fraction by which a delay varies, so that messages that failed together are not retried together. */
const SPREAD = 0.2

/**
 * Computes the milliseconds until the next attempt after this many failures; null after the last one.
 * `chance` is from 0 up to 1.
 */
export function getRetryDelay(failed: number, chance = Math.random()): number | null {
  const pause = PAUSES[failed - 1]
  return pause === undefined ? null : Math.round(pause * (1 + SPREAD * (2 * chance - 1)))
}
