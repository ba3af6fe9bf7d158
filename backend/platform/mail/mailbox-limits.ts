import type { Limit, LimitedKey } from '@/backend/platform/runtime/rate-limit'
import { normalizeMailbox } from './mailbox'

const DAY = 24 * 60 * 60_000

/** Mails that anybody can have sent to a mailbox which never asked for one, whatever they are about. */
const MAILBOX_MAILS: Limit = { name: 'mailbox-mails', max: 12, windowMs: DAY }

/** Without codes: half of the mails are left for who signs up or in. */
const MAILBOX_OTHER_MAILS: Limit = { name: 'mailbox-other-mails', max: 6, windowMs: DAY }

/** For a mail that lets its reader sign up or in. Not where somebody signed in before: no stranger uses that up (promise T20). */
export function codeMailLimits(email: string): LimitedKey[] {
  return [{ limit: MAILBOX_MAILS, key: normalizeMailbox(email) }]
}

/** For every other mail that a stranger can cause: newsletters, alerts, links that confirm an address or end its e-mails. */
export function otherMailLimits(email: string): LimitedKey[] {
  return [...codeMailLimits(email), { limit: MAILBOX_OTHER_MAILS, key: normalizeMailbox(email) }]
}
