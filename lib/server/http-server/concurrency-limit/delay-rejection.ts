import { once } from 'node:events'
import type { ServerResponse } from 'node:http'

/** ms, on average */
export const REJECTION_DELAY_MS = 4000

/**
 * Delays a rejection, or returns early when the client disconnects. A program that retries at once would be rejected a
 * thousand times a second, and each rejection costs as much as a small response (decision 060). Waits 0.5 to 1.5 times
 * `ms`, so that clients rejected together do not return together.
 */
export async function delayRejection(response: ServerResponse, ms: number): Promise<void> {
  if (ms === 0 || response.destroyed) return
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), ms * (0.5 + Math.random()))
  try {
    await once(response, 'close', { signal: over.signal })
  } catch {
    // The delay is over and the client is still connected.
  }
  clearTimeout(timer)
}
