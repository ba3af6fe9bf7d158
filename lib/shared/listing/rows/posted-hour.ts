const HOUR_MS = 3_600_000

/** Whole hours since the epoch, of ms since it: shorter in a row than a moment, and as telling. */
export function toPostedHour(ms: number): number {
  return Math.floor(ms / HOUR_MS)
}
