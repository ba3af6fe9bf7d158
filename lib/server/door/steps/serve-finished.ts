import { LRUCache } from 'lru-cache'
import { hasLocale, withLocale } from '@/lib/shared/routes'
import type { Step } from '../exchange'
import type { AnswerCounter } from '../finished/answer-counter'
import type { FinishedPages } from '../finished/finished-pages'
import { isPlainRead } from '../finished/is-plain-read'
import { LONGEST_KEPT, toPageKey } from '../finished/page-key'
import type { Refresher } from '../finished/refresher'
import { canSend, sendPage } from '../finished/send-page'
import { toSection } from '../sections'
import { splitAddress } from '../split-address'
import { isOffered } from './refuse-spellings'
import { METRICS } from './serve-metrics'

/** Addresses whose key is known without reading their query again. */
const MOST_KNOWN = 5000

type Known = { readonly key: string | null; readonly section: string }

/** What everybody gets alike is answered from memory; what is due, too, and made anew behind the answer (decision 036). `count`: where nobody else logs it. */
export function serveFinished(
  pages: FinishedPages,
  want: Refresher['want'],
): (count?: AnswerCounter['count']) => Step {
  const known = new LRUCache<string, Known>({ max: MOST_KNOWN })

  function findKey(url: string): Known | null {
    if (url.length > LONGEST_KEPT) return null
    const before = known.get(url)
    if (before !== undefined) return before
    const { path } = splitAddress(url)
    const read = isOffered(path) ? toPageKey(url) : null
    // What strangers are told of it must not be told to who has the secret.
    const found = { key: read === METRICS ? null : read, section: toSection(path) }
    known.set(url, found)
    return found
  }

  return (count) => (exchange) => {
    const { request } = exchange
    if (!isPlainRead(request)) return false
    const address = findKey(request.url ?? '')
    if (address === null || address.key === null) return false
    const { section } = address
    const key = hasLocale(exchange.path) ? withLocale(address.key) : address.key
    const found = pages.find(key)
    if (found === null || !canSend(request, found.page)) return false
    const { page, isStale, answers } = found
    if (isStale) want(key, answers)
    const status = sendPage(exchange, page, isStale)
    count?.(section, status)
    return true
  }
}
