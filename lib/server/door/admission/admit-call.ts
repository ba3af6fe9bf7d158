import onHeaders from 'on-headers'
import { toNetwork } from '@/lib/shared/runtime/network'
import type { Exchange } from '../exchange'
import type { Lane, Leave } from './lane'

/**
 * A place in the lane until the answer begins: what is still sent is the reader's time.
 *
 * @returns null: it is full, or nobody waits any more
 */
export async function admitCall({ response, client }: Exchange, lane: Lane): Promise<Leave | null> {
  const leave = await lane.enter({ client: toNetwork(client), closing: response })
  if (leave === null) return null
  onHeaders(response, leave)
  response.once('close', leave)
  if (!response.destroyed) return leave
  leave()
  return null
}
