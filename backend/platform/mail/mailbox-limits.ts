import type { Limit, LimitedKey } from '@/backend/platform/runtime/rate-limit'
import { normalizeMailbox } from './mailbox'

const DAY = 24 * 60 * 60_000

/** Mails that anybody can send to a mailbox which never asked for them, whatever their subject. */
const MAILBOX_MAILS: Limit = { name: 'mailbox-mails', max: 12, windowMs: DAY }

/** Leaves half of the mails for codes, so that people can still sign up or in. */
const MAILBOX_OTHER_MAILS: Limit = { name: 'mailbox-other-mails', max: 6, windowMs: DAY }

/**
 * Limits mails that let their reader sign up or in. Not where somebody signed in before: no stranger uses
 * those up (promise T20).
 */
export function codeMailLimits(email: string): LimitedKey[] {
  return [{ limit: MAILBOX_MAILS, key: normalizeMailbox(email) }]
}

/**
 * Limits every other mail a stranger can cause: newsletters, alerts, links that confirm an address or end its
 * mails.
 */
export function otherMailLimits(email: string): LimitedKey[] {
  return [...codeMailLimits(email), { limit: MAILBOX_OTHER_MAILS, key: normalizeMailbox(email) }]
}
