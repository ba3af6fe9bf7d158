import { ErrorReply, tooManyRequests } from '@/backend/platform/http/error-reply'
import { expensiveReadQueue } from '@/backend/platform/http/expensive-read-queue'
import { mountForSession, mountPublic, SUCCESS_REPLY } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { Limit } from '@/backend/platform/runtime/rate-limit'
import { savedSearchEndpoints, searchCountEndpoints } from '@/lib/contract/searches/saved-search'
import { MAX_SAVED_SEARCHES } from '@/lib/contract/searches/schemaless-saved-search-endpoints'
import { toDay } from '@/lib/shared/calendar/day'
import { countNewItems } from './parse-search'
import { deleteSavedSearch, listSavedSearches, saveSearch } from './saved-searches'

/** Twenty counts per call, once a visit, and a whole campus may share one address (promise T18). */
const COUNTS: Limit = { name: 'search-counts', max: 20, windowMs: 10_000 }

/** Searches that are counted without a pause between them. */
const AT_ONCE = 4

const FULL = new ErrorReply(
  409,
  `You already have ${MAX_SAVED_SEARCHES} saved searches. Please remove one first.`,
)

export function mountSavedSearchRoutes(context: RouteContext): void {
  const { db, clock, limiter } = context

  mountForSession(context, savedSearchEndpoints.list, ({ accountId }) =>
    listSavedSearches(db, accountId),
  )

  mountForSession(context, savedSearchEndpoints.save, async ({ accountId, body }) =>
    (await saveSearch(db, accountId, body, clock.now())) ? SUCCESS_REPLY : FULL,
  )

  mountForSession(context, savedSearchEndpoints.delete, async ({ accountId, query }) => {
    await deleteSavedSearch(db, accountId, query)
    return SUCCESS_REPLY
  })

  mountPublic(context, searchCountEndpoints.count, async ({ body, clientAddress }) => {
    const wait = await limiter.take(
      clientAddress === null ? [] : [{ limit: COUNTS, key: clientAddress }],
    )
    if (wait > 0) return tooManyRequests(wait)
    const today = toDay(clock.now())
    return expensiveReadQueue.run(clientAddress, async (pause) => {
      const data: (number | null)[] = []
      // One after the other: a call never takes more than one database connection.
      for (const [index, { area, ...searched }] of body.searches.entries()) {
        if (index > 0 && index % AT_ONCE === 0) await pause()
        data.push(await countNewItems(db, today, area, searched))
      }
      return { data }
    })
  })
}
