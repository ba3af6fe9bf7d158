import { setTimeout as wait } from 'node:timers/promises'
import { chooseLane, type Lanes } from '../admission/lanes'
import type { Exchange, Step } from '../exchange'
import type { FinishedPages } from '../finished/finished-pages'
import { isPlainRead } from '../finished/is-plain-read'
import { toPageKey } from '../finished/page-key'
import { canSend, sendPage } from '../finished/send-page'
import { refuse } from '../refusal'
import { isForPrograms } from '../sections'

/** ms somebody waits for the same page that is being made for another */
const PATIENCE = 4000

type Waited = Pick<FinishedPages, 'isKnown' | 'expect' | 'settle' | 'find'>

/** A bounded number of answers is made at once, in lanes, and one of each address; who would wait too long is told so (decision 041). */
export function admit(lanes: Lanes, pages: Waited): Step {
  const making = new Map<string, Promise<void>>()

  /** Waits for the page that is being made for somebody else, and takes it if it is for everybody. */
  async function follow(key: string, exchange: Exchange): Promise<boolean> {
    const first = making.get(key)
    if (first === undefined) return false
    pages.expect(key)
    await Promise.race([first, wait(PATIENCE, undefined, { ref: false })])
    await pages.settle(key)
    const found = pages.find(key)
    if (found === null || !canSend(exchange.request, found.page)) return false
    sendPage(exchange, found.page, found.isStale)
    return true
  }

  function lead(key: string, { response }: Exchange): void {
    const made = new Promise<void>((resolve) => {
      response.once('prefinish', resolve)
      response.once('close', resolve)
    })
    making.set(key, made)
    void made.then(() => {
      if (making.get(key) === made) making.delete(key)
    })
  }

  return async (exchange) => {
    const { request, response, path } = exchange
    const key = isPlainRead(request) ? toPageKey(request.url ?? '') : null
    if (key !== null && (await follow(key, exchange))) return true
    if (response.destroyed) return true
    const lane = lanes[chooseLane(exchange, pages)]
    if (key !== null && !making.has(key)) lead(key, exchange)
    const leave = await lane.enter(response)
    if (leave === null) {
      refuse(response, { status: 503, as: isForPrograms(path) ? 'json' : 'html' })
      return true
    }
    if (response.destroyed) {
      leave()
      return true
    }
    // Made, whether or not it is read: who does not read must not keep others out.
    response.once('prefinish', leave)
    response.once('close', leave)
    return false
  }
}
