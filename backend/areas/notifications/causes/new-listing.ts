import { sql } from 'drizzle-orm'
import { isOpen } from '@/backend/areas/listing/closing'
import { selectMatches } from '@/backend/areas/notification-settings/setting-kinds'
import { NAMED, shortenTitle } from '../instant/news'
import { listingPaths, toListingPath } from '../listing-path'
import type { NotificationCause } from './notification-cause'

export const newListing: NotificationCause = {
  name: 'new',
  event: 'a listing is published',
  audience: 'users whose settings match its major, pay, type or department',
  selectAudience: (area, ids) =>
    selectMatches(area, () => sql`topics.listing_id = any(${`{${ids.join(',')}}`}::int[])`),
  isCurrent: isOpen,
  digest: {
    subject: (count) => (count === 1 ? 'A new listing for you' : `${count} new listings for you`),
    intro: 'New since our last e-mail, based on your notification settings:',
  },
  toNews(about) {
    const [newest] = about
    const { kind } = newest.listing
    const isOne = about.length === 1
    const ofOneKind = about.every(({ listing }) => listing.kind === kind)
    const name = ofOneKind ? kind : 'listing'
    const named = about.slice(0, NAMED).map(({ title }) => shortenTitle(title))
    const more = about.length - named.length
    return {
      cause: 'new',
      title: isOne ? shortenTitle(newest.title) : `${about.length} new ${name}s for you`,
      body: isOne
        ? `A new ${kind} that matches your settings`
        : [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
      path: isOne ? toListingPath(newest.listing) : ofOneKind ? listingPaths[kind] : '/',
      about,
    }
  },
}
