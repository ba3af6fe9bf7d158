import type { Caller } from '@/backend/areas/sign-in/sign-in-limits'
import type { Limit, LimitedKey } from '@/backend/platform/runtime/rate-limit'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Messages of the contact form. */
const CONTACT_SENDER: Limit = { name: 'contact-sender', max: 5, windowMs: HOUR }
const CONTACT_INSTALLATION: Limit = { name: 'contact-installation', max: 10, windowMs: HOUR }
const CONTACT_ALL: Limit = { name: 'contact-all', max: 500, windowMs: DAY }

/** Addresses subscribed to the newsletter, each of which gets a mail. */
const LETTER_ADDRESS: Limit = { name: 'letter-address', max: 5, windowMs: DAY }
const LETTER_INSTALLATION: Limit = { name: 'letter-installation', max: 20, windowMs: HOUR }
const LETTER_ALL: Limit = { name: 'letter-all', max: 2000, windowMs: DAY }

/** The limits on writing to the people behind the site. */
export function contactLimits(email: string, caller: Caller): LimitedKey[] {
  return [
    { limit: CONTACT_SENDER, key: email },
    ...callerKeys(CONTACT_INSTALLATION, caller),
    { limit: CONTACT_ALL, key: 'all' },
  ]
}

/** The limits on subscribing addresses. */
export function letterLimits(email: string, caller: Caller): LimitedKey[] {
  return [
    { limit: LETTER_ADDRESS, key: email },
    ...callerKeys(LETTER_INSTALLATION, caller),
    { limit: LETTER_ALL, key: 'all' },
  ]
}

function callerKeys(limit: Limit, { installationId, clientAddress }: Caller): LimitedKey[] {
  return [installationId, clientAddress].flatMap((key) => (key === null ? [] : [{ limit, key }]))
}
