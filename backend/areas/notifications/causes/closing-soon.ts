import { isOpen } from '@/backend/areas/listing/closing'
import { shortenTitle } from '../instant/news'
import { toListingPath } from '../listing-path'
import type { NotificationCause } from './notification-cause'

/** Written by the job of `reminderMail`, which is also its mail. */
export const closingSoon: NotificationCause = {
  name: 'closing',
  event: 'a saved listing closes in three days',
  audience: 'users who saved it and have not applied',
  selectAudience: null,
  isCurrent: isOpen,
  digest: null,
  toNews([closing]) {
    const { title, more } = closing
    const others = more === 0 ? '' : `, and ${more} more that you saved`
    return {
      cause: 'closing',
      title: shortenTitle(title),
      body: `You saved it, and it closes soon${others}`,
      path: toListingPath(closing.listing),
      about: [closing],
    }
  },
}
