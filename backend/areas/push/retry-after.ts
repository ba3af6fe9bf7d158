/**
 * Parses `Retry-After`, in seconds or as a date (RFC 9110 §10.2.3), into milliseconds; 0 when it cannot be
 * parsed.
 */
export function readRetryAfter(header: string | null, now: Date): number {
  const text = header?.trim() ?? ''
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return Number.isNaN(ms) ? 0 : Math.max(ms, 0)
}
