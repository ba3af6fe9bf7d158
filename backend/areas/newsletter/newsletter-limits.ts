import { normalizeMailbox } from '@/backend/platform/mail/mailbox'
import { otherMailLimits } from '@/backend/platform/mail/mailbox-limits'
import {
  type Caller,
  type Limit,
  type LimitedKey,
  toLimitKeys,
} from '@/backend/platform/runtime/rate-limit'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Each address gets a mail. */
const NEWSLETTER_HERE: Limit = { name: 'letter-address-here', max: 5, windowMs: DAY }
const NEWSLETTER_INSTALLATION: Limit = { name: 'letter-installation', max: 20, windowMs: HOUR }
const NEWSLETTER_ALL: Limit = { name: 'letter-all', max: 2000, windowMs: DAY }

export function newsletterLimits(email: string, caller: Caller): LimitedKey[] {
  return [
    { limit: NEWSLETTER_HERE, key: `${normalizeMailbox(email)} ${caller.clientAddress ?? ''}` },
    ...otherMailLimits(email),
    ...toLimitKeys(NEWSLETTER_INSTALLATION, caller),
    { limit: NEWSLETTER_ALL, key: 'all' },
  ]
}
