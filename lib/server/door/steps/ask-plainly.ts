import { findGuard } from '@/lib/shared/guarded-routes'
import { withoutLocale } from '@/lib/shared/routes'
import { hasSession } from '../api/headers'
import type { Step } from '../exchange'
import { toPlainAddress } from '../finished/page-key'
import { readsItsQuery } from '../sections'
import { splitAddress } from '../split-address'

/** By this Next tells its router in the browser which part of `/en/companies/7` is the id. */
const REWRITTEN = 'x-nextjs-rewritten-path'

/**
 * Next writes the address it is asked for into the page, which it keeps for everybody. So it is asked for the plainest one: what
 * one visitor's link says is told to no other, and a page is the same whoever came first (promise T8).
 */
export function askPlainly(siteUrl: string): Step {
  return ({ request, response }) => {
    const { method, url = '', headers } = request
    const { path } = splitAddress(url)
    if ((method !== 'GET' && method !== 'HEAD') || readsItsQuery(path)) return false
    if (findGuard(path) !== null && !hasSession(request, siteUrl)) {
      // The guard leads away, and has to know from where; it reads cookies with other eyes than we.
      delete headers.cookie
      return false
    }
    request.url = toPlainAddress(url)
    const plain = withoutLocale(path)
    if (headers.rsc === '1' && plain !== path) response.setHeader(REWRITTEN, plain)
    return false
  }
}
