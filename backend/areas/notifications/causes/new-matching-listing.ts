import { sql } from 'drizzle-orm'
import { isOpen } from '@/backend/areas/listing/closing'
import { selectMatchingSettings } from '@/backend/areas/notification-settings/setting-kinds'
import { routes } from '@/lib/shared/routes'
import { listingPaths } from '../listing-path'
import type { NotificationCause } from './notification-cause'

export const newMatchingListing: NotificationCause = {
  name: 'new',
  event: 'a listing is published',
  audience: 'users whose settings match its major, pay, type or department',
  selectAudience: (area, ids) =>
    selectMatchingSettings(
      area,
      () => sql`topics.listing_id = any(${`{${ids.join(',')}}`}::int[])`,
    ),
  isCurrent: isOpen,
  digest: {
    subject: (count) => (count === 1 ? 'A new listing for you' : `${count} new listings for you`),
    intro: 'New since our last e-mail, based on your notification settings:',
  },
  toText: ({ listing }) => `A new ${listing.kind} that matches your settings`,
  summarize(about) {
    const [kind, ...others] = new Set(about.map(({ listing }) => listing.kind))
    return kind === undefined || others.length > 0
      ? { title: `${about.length} new listings for you`, path: routes.home }
      : { title: `${about.length} new ${kind}s for you`, path: listingPaths[kind] }
  },
}
