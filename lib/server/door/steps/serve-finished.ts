import { LRUCache } from 'lru-cache'
import type { Step } from '../exchange'
import type { FinishedPages } from '../finished/finished-pages'
import { isPlainRead } from '../finished/is-plain-read'
import { toPageKey } from '../finished/page-key'
import { sendPage } from '../finished/send-page'

/** Addresses whose key is known without reading their query again. */
const MOST_KNOWN = 5000

/** What everybody gets alike is answered from memory, before Next or anything that compresses (decision 036). */
export function serveFinished(pages: FinishedPages): Step {
  const keys = new LRUCache<string, { readonly key: string | null }>({ max: MOST_KNOWN })

  function findKey(url: string): string | null {
    const known = keys.get(url)
    if (known !== undefined) return known.key
    const key = toPageKey(url)
    keys.set(url, { key })
    return key
  }

  return (exchange) => {
    const { request } = exchange
    if (!isPlainRead(request)) return false
    const key = findKey(request.url ?? '')
    const found = key === null ? null : pages.find(key)
    // Of a stale one Next gives the same, and makes it anew behind it.
    if (found === null || found.isStale) return false
    // A condition is about what is there (RFC 9110 §13.2.1); of the rest Next has a mind of its own.
    if (found.page.status !== 200 && request.headers['if-none-match'] !== undefined) return false
    sendPage(exchange, found.page, found.isStale)
    return true
  }
}
