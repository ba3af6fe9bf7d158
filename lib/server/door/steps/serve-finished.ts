import { LRUCache } from 'lru-cache'
import type { Step } from '../exchange'
import type { FinishedPages } from '../finished/finished-pages'
import { isPlainRead } from '../finished/is-plain-read'
import { LONGEST_KEPT, toPageKey } from '../finished/page-key'
import type { Refresher } from '../finished/refresher'
import { canSend, sendPage } from '../finished/send-page'
import { splitAddress } from '../split-address'
import { isOffered } from './refuse-spellings'
import { METRICS } from './serve-metrics'

/** Addresses whose key is known without reading their query again. */
const MOST_KNOWN = 5000

/** What everybody gets alike is answered from memory; what is due, too, and made anew behind the answer (decision 036). */
export function serveFinished(pages: FinishedPages, want: Refresher['want']): Step {
  const keys = new LRUCache<string, { readonly key: string | null }>({ max: MOST_KNOWN })

  function findKey(url: string): string | null {
    if (url.length > LONGEST_KEPT) return null
    const known = keys.get(url)
    if (known !== undefined) return known.key
    const read = isOffered(splitAddress(url).path) ? toPageKey(url) : null
    // What strangers are told of it must not be told to who has the secret.
    const key = read === METRICS ? null : read
    keys.set(url, { key })
    return key
  }

  return (exchange) => {
    const { request } = exchange
    if (!isPlainRead(request)) return false
    const key = findKey(request.url ?? '')
    const found = key === null ? null : pages.find(key)
    if (key === null || found === null) return false
    const { page, isStale, answers } = found
    if (!canSend(request, page)) return false
    if (isStale) want(key, answers)
    sendPage(exchange, page, isStale)
    return true
  }
}
