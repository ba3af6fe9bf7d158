import { findGuard } from '@/lib/shared/guarded-routes'
import { hasSession } from '../api/headers'
import type { Step } from '../exchange'
import { toPlainAddress } from '../finished/page-key'
import { readsItsQuery } from '../sections'
import { splitAddress } from '../split-address'

/**
 * Next writes the address it is asked for into the page, which it keeps for everybody. So it is asked for the plainest one: what
 * one visitor's link says is told to no other, and a page is the same whoever came first (promise T8).
 */
export function askPlainly(siteUrl: string): Step {
  return ({ request }) => {
    const { method, url = '' } = request
    const { path } = splitAddress(url)
    if ((method !== 'GET' && method !== 'HEAD') || readsItsQuery(path)) return false
    // Without a session the guard leads away, and has to know from where.
    if (findGuard(path) !== null && !hasSession(request, siteUrl)) return false
    request.url = toPlainAddress(url)
    return false
  }
}
