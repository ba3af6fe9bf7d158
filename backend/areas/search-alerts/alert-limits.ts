import { requestedMailLimits } from '@/backend/platform/mail/requested-mail'
import type { Caller, Limit, LimitedKey } from '@/backend/platform/runtime/rate-limit'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Each order sends a mail to the given address; signed-in users need no mail (promise T20). */
const ALERT_HERE: Limit = { name: 'alert-address-here', max: 5, windowMs: DAY }
const ALERT_INSTALLATION: Limit = { name: 'alert-installation', max: 20, windowMs: HOUR }
const ALERT_ALL: Limit = { name: 'alert-all', max: 2000, windowMs: DAY }
const ALERT_OWN: Limit = { name: 'alert-own', max: 60, windowMs: HOUR }

export function alertLimits(email: string, caller: Caller): LimitedKey[] {
  return requestedMailLimits(
    { here: ALERT_HERE, caller: ALERT_INSTALLATION, all: ALERT_ALL },
    email,
    caller,
  )
}

export function ownAlertLimits(accountId: string): LimitedKey[] {
  return [{ limit: ALERT_OWN, key: accountId }]
}
