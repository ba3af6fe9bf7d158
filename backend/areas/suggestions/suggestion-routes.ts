import { tooManyRequests } from '@/backend/platform/http/error-reply'
import { mountPublic } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { Limit } from '@/backend/platform/runtime/rate-limit'
import type { SearchArea } from '@/lib/contract/listing'
import { suggestionEndpoints } from '@/lib/contract/suggestions/suggestion'
import { toDay } from '@/lib/shared/calendar/day'
import { type Candidate, chooseSuggestions } from './choose-suggestions'
import { readCandidates } from './read-candidates'

/** ms for which what may be suggested is cached, here and by browsers */
const KEPT_MS = 300_000

type Cached = { readonly candidates: Promise<readonly Candidate[]>; readonly readAt: number }

/** A campus types behind one address (promise T18). */
const SUGGESTIONS: Limit = { name: 'suggestions', max: 1200, windowMs: 60_000 }

/** From memory: each letter that is typed asks, so none may ask the database. */
export function mountSuggestionRoutes(context: RouteContext): void {
  const { db, clock, limiter } = context
  const cached = new Map<SearchArea, Cached>()

  function candidatesOf(area: SearchArea): Promise<readonly Candidate[]> {
    const now = clock.now()
    const known = cached.get(area)
    if (known !== undefined && now.getTime() - known.readAt < KEPT_MS) return known.candidates
    const candidates = readCandidates(db, area, toDay(now))
    cached.set(area, { candidates, readAt: now.getTime() })
    candidates.catch(() => cached.delete(area))
    return candidates
  }

  mountPublic(context, suggestionEndpoints.list, async ({ query, clientAddress }) => {
    const wait = await limiter.take(
      clientAddress === null ? [] : [{ limit: SUGGESTIONS, key: clientAddress }],
    )
    if (wait > 0) return tooManyRequests(wait)
    return { data: chooseSuggestions(await candidatesOf(query.area), query.searchText) }
  })
}
