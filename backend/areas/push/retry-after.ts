/** ms; a service that asks for more is asked again all the same. */
const LONGEST = 6 * 60 * 60_000

/** ms that a `Retry-After` asks for, in seconds or as a date (RFC 9110 §10.2.3); 0: nothing that can be understood. */
export function readRetryAfter(header: string | null, now: Date): number {
  const text = header?.trim() ?? ''
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), LONGEST)
}
