import { once } from 'node:events'
import type { ServerResponse } from 'node:http'

/** ms, on average */
export const HELD_BACK = 4000

/**
 * Waits before a refusal is sent, or until nobody waits for it: a program that asks again at once would else be refused a thousand
 * times a second, and refusing costs the thread as much as a small answer (decision 060). Half of `ms` to one and a half times as long, so that
 * those who were refused together do not come again together.
 */
export async function holdBack(response: ServerResponse, ms: number): Promise<void> {
  if (ms === 0 || response.destroyed) return
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), ms * (0.5 + Math.random()))
  try {
    await once(response, 'close', { signal: over.signal })
  } catch {
    // The time is over, and somebody still waits.
  }
  clearTimeout(timer)
}
