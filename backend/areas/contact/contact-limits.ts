import { type Caller, toLimitKeys } from '@/backend/platform/runtime/caller'
import type { Limit, LimitedKey } from '@/backend/platform/runtime/rate-limit'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

const CONTACT_SENDER: Limit = { name: 'contact-sender', max: 5, windowMs: HOUR }
const CONTACT_INSTALLATION: Limit = { name: 'contact-installation', max: 10, windowMs: HOUR }
const REPORT_INSTALLATION: Limit = { name: 'report-installation', max: 10, windowMs: HOUR }
const CONTACT_ALL: Limit = { name: 'contact-all', max: 500, windowMs: DAY }
const REPORT_LISTING: Limit = { name: 'report-listing', max: 20, windowMs: DAY }
const REPORT_ALL: Limit = { name: 'report-all', max: 500, windowMs: DAY }

export function contactLimits(email: string, caller: Caller): LimitedKey[] {
  return [
    // Anybody may write a stranger's address there: counted alone, it would keep its owner from writing
    // (promise T20).
    { limit: CONTACT_SENDER, key: `${email} ${caller.clientAddress ?? ''}` },
    ...toLimitKeys(CONTACT_INSTALLATION, caller),
  ]
}

export function contactMailLimits(): LimitedKey[] {
  return [{ limit: CONTACT_ALL, key: 'all' }]
}

export function reportLimits(caller: Caller): LimitedKey[] {
  return toLimitKeys(REPORT_INSTALLATION, caller)
}

/**
 * Reports beyond the limit are stored without a mail, so that no flood keeps others from reporting (promise
 * T20).
 */
export function reportMailLimits({ area, id }: { area: string; id: number }): LimitedKey[] {
  return [
    { limit: REPORT_LISTING, key: `${area} ${id}` },
    { limit: REPORT_ALL, key: 'all' },
  ]
}
