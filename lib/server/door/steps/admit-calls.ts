import onHeaders from 'on-headers'
import { toNetwork } from '@/lib/shared/runtime/network'
import type { Lane } from '../admission/lane'
import type { Exchange, Step } from '../exchange'
import { refuse } from '../refusal'
import { isForApi } from '../sections'

/**
 * What browsers read of the API has a lane of its own: a flood of it would wait for the database until the API gives up, and pages with it.
 * Changes have limits there, and their bodies may take long to come; what is still sent is the reader's time.
 */
export function admitCalls(lane: Lane): Step {
  async function isRefused({ response, client }: Exchange): Promise<boolean> {
    const leave = await lane.enter({ client: toNetwork(client), closing: response })
    if (leave === null) {
      refuse(response, { status: 503, as: 'json' })
      return true
    }
    onHeaders(response, leave)
    response.once('close', leave)
    if (response.destroyed) leave()
    return response.destroyed
  }

  return (exchange) => {
    const { method } = exchange.request
    const isRead = method === 'GET' || method === 'HEAD'
    return isRead && isForApi(exchange.path) ? isRefused(exchange) : false
  }
}
