import { type SQL, sql } from 'drizzle-orm'
import { isOpen } from '@/backend/areas/listing/closing'
import type { NotifiedListingType } from '@/backend/areas/notification-settings/notified-listing-types'
import { routes } from '@/lib/shared/routes'
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
  toText: () => 'You saved it or applied for it. It has closed early.',
  summarize: ({ length }) => ({
    title: `${length} of your listings have closed`,
    path: routes.notifications,
  }),
}

/** A withdrawn application does not count. */
function selectAudience(
  { saved, savedId, applications }: NotifiedListingType,
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
