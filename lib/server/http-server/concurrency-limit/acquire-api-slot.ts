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
  lane: ConcurrencyLimiter,
): Promise<Release | null> {
  const leave = await lane.acquire({ client: toNetwork(client), closing: response })
  if (leave === null) return null
  onHeaders(response, leave)
  response.once('close', leave)
  if (!response.destroyed) return leave
  leave()
  return null
}
