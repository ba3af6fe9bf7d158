import onHeaders from 'on-headers'
import { toNetwork } from '@/lib/shared/runtime/network'
import type { RequestContext } from '../request-context'
import type { ConcurrencyLimiter, Release } from './concurrency-limiter'

/**
 * Acquires a slot of the limiter and releases it when the response begins: the time to send it is the client's.
 *
 * @returns null when the limiter is full, or the client has disconnected
 */
export async function acquireApiSlot(
  { response, client }: RequestContext,
  limiter: ConcurrencyLimiter,
): Promise<Release | null> {
  const release = await limiter.acquire({ client: toNetwork(client), closing: response })
  if (release === null) return null
  onHeaders(response, release)
  response.once('close', release)
  if (!response.destroyed) return release
  release()
  return null
}
