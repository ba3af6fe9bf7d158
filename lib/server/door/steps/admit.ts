import { toNetwork } from '@/lib/shared/runtime/network'
import { HELD_BACK, holdBack } from '../admission/hold-back'
import { chooseLane, DEADLINE, type PageLanes } from '../admission/lanes'
import { whenWhole } from '../admission/whole-request'
import type { Exchange, Step } from '../exchange'
import type { FinishedPages } from '../finished/finished-pages'
import { isPlainRead } from '../finished/is-plain-read'
import { toFinishedKey } from '../finished/page-key'
import { canSend, sendPage } from '../finished/send-page'
import { onMade } from '../on-made'
import { refuse } from '../refusal'
import { isForPrograms } from '../sections'

/** Compressing takes a turn in the queue of a pool that has much to do, and more turns of this thread. */
const SENT_AT_ONCE = { 'Cache-Control': 'no-store, no-transform' }

type Waited = Pick<FinishedPages, 'isKnown' | 'expect' | 'settle' | 'find'>

/** A bounded number of answers is made at once, in lanes, and one of each address; who would wait too long is told so (decision 041). */
export function admit(lanes: PageLanes, pages: Waited): Step {
  const making = new Map<string, Promise<void>>()

  /** Waits for the page that is being made for somebody else, and takes it if it is for everybody. */
  async function follow(key: string, exchange: Exchange): Promise<boolean> {
    const first = making.get(key)
    if (first === undefined) return false
    pages.expect(key)
    await first
    await pages.settle(key)
    const found = pages.find(key)
    if (found === null || !canSend(exchange.request, found.page)) return false
    sendPage(exchange, found.page, found.isStale)
    return true
  }

  function lead(key: string, { response }: Exchange): void {
    let patience: NodeJS.Timeout | undefined
    const made = new Promise<void>((resolve) => {
      onMade(response, resolve)
      // Who follows waits no longer than who goes first.
      patience = setTimeout(resolve, DEADLINE)
    })
    making.set(key, made)
    void made.then(() => {
      clearTimeout(patience)
      if (making.get(key) === made) making.delete(key)
    })
  }

  return async (exchange) => {
    const { request, response, path } = exchange
    const arrived = performance.now()
    const key = isPlainRead(request) ? toFinishedKey(exchange) : null
    if (key !== null && (await follow(key, exchange))) return true
    if (response.destroyed) return true
    const name = chooseLane(exchange, pages)
    const lane = lanes[name]
    if (key !== null && !making.has(key)) lead(key, exchange)
    await whenWhole(request, response)
    const leave = await lane.enter({
      client: toNetwork(exchange.client),
      closing: response,
      arrived,
    })
    if (leave === null) {
      // Each asks the API for nothing but itself: programs read them, and can wait.
      if (name === 'calendar') await holdBack(response, HELD_BACK)
      const as = isForPrograms(path) ? 'json' : 'html'
      refuse(response, { status: 503, as, headers: SENT_AT_ONCE })
      return true
    }
    if (response.destroyed) {
      leave()
      return true
    }
    onMade(response, leave)
    return false
  }
}
