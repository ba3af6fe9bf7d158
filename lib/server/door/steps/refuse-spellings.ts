import { isWithin, withoutLocale } from '@/lib/shared/routes'
import type { Exchange, Step } from '../exchange'
import { refuse } from '../refusal'
import { isForPrograms } from '../sections'
import { judgeSpelling } from '../spelling'

/** Bytes of path and query; our longest search has a tenth of it. */
const MAX_ADDRESS = 8192

/** The pages listings are rewritten to; they have no address of their own. */
const INTERNAL = '/browse'
/** The site's own page of what is not there. */
const MISSING = '/missing'

const SAFE = new Set(['GET', 'HEAD'])

/** An address has one spelling: others lead to it, and what is none gets our own 404 or 400 (promise T19). */
export const refuseSpellings: Step = (exchange) => {
  const { request, response, path, search } = exchange
  const as = isForPrograms(path) ? 'json' : 'html'
  if (path.length + search.length > MAX_ADDRESS) return refused(exchange, { status: 414, as })
  const spelling = judgeSpelling(path)
  if (isOffered(path, spelling)) return false
  if (spelling.is === 'malformed') return refused(exchange, { status: 400, as })
  if (as === 'json') return refused(exchange, { status: 404, as })
  if (spelling.is === 'other' && SAFE.has(request.method ?? '')) {
    response.writeHead(308, { Location: spelling.path + search }).end()
    return true
  }
  request.url = MISSING
  return false
}

/** Whether the path is written as ours are, and is one for visitors. */
export function isOffered(path: string, spelling = judgeSpelling(path)): boolean {
  return spelling.is === 'ours' && !isWithin(withoutLocale(path), INTERNAL)
}

function refused({ response }: Exchange, refusal: Parameters<typeof refuse>[1]): true {
  refuse(response, refusal)
  return true
}
