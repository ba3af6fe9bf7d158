import { type SQL, sql } from 'drizzle-orm'
import { isOpen } from '@/backend/areas/listing/closing'
import type { NotifiedArea } from '@/backend/areas/notification-settings/notified-areas'
import { routes } from '@/lib/shared/routes'
import { NAMED, shortenTitle } from '../instant/news'
import { toListingPath } from '../listing-path'
import type { NotificationCause } from './notification-cause'

export const closedEarly: NotificationCause = {
  name: 'closed',
  event: 'a listing closes early: its feed no longer has it, or an operator took it down',
  audience: 'users who saved it or applied for it',
  selectAudience,
  isCurrent: (listing, today) => sql`not ${isOpen(listing, today)}`,
  digest: {
    subject: (count) =>
      count === 1 ? 'One of your listings has closed' : `${count} of your listings have closed`,
    intro: 'You saved these or applied for them. They closed early or were taken down:',
  },
  toNews(about) {
    const [newest] = about
    const isOne = about.length === 1
    const named = about.slice(0, NAMED).map(({ title }) => shortenTitle(title))
    const more = about.length - named.length
    return {
      cause: 'closed',
      title: isOne ? shortenTitle(newest.title) : `${about.length} of your listings have closed`,
      body: isOne
        ? 'You saved it or applied for it. It has closed early.'
        : [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
      path: isOne ? toListingPath(newest.listing) : routes.notifications,
      about,
    }
  },
}

/** A withdrawn application does not count. */
function selectAudience(
  { saved, savedId, applications }: NotifiedArea,
  ids: readonly number[],
): SQL {
  const named = `{${ids.join(',')}}`
  const savers = sql`select ${saved.accountId} as account_id, ${savedId} as listing_id
    from ${saved} where ${savedId} = any(${named}::int[])`
  if (applications === null) return savers
  return sql`${savers} union all select ${applications.accountId}, ${applications.listingId}
    from ${applications}
    where ${applications.listingId} = any(${named}::int[]) and ${applications.withdrawnAt} is null`
}
