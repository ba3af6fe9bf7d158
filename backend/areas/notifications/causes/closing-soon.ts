import { isOpen } from '@/backend/areas/listing/closing'
import type { NotificationCause } from './notification-cause'

/** Written by the job of `reminderMail`, which is also its mail. */
export const closingSoon: NotificationCause = {
  name: 'closing',
  event: 'a saved listing closes in three days',
  audience: 'users who saved it and have not applied',
  selectAudience: null,
  isCurrent: isOpen,
  digest: null,
  toText: ({ more }) =>
    `You saved it, and it closes soon${more === 0 ? '' : `, and ${more} more that you saved`}`,
  summarize: null,
}
