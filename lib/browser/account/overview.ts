import { noticeSessionEnd } from '@/lib/browser/session/notice-session-end'
import { requireEarly } from '@/lib/browser/wire/call-api'
import { early } from '@/lib/browser/wire/early'
import type { Overview, overviewEndpoints } from '@/lib/contract/accounts/overview'
import { overviewCalls } from '@/lib/contract/accounts/overview-calls'

const overview = early<typeof overviewEndpoints.get>(overviewCalls.get)(isOverview)

/** `since` in ms since the epoch: what was posted after it is new. @throws Error when the API does not say */
export function readOverview(since: number): Promise<Overview> {
  const query = { since: new Date(since).toISOString() }
  return requireEarly(overview, { query }, noticeSessionEnd)
}

/** Checked without schemas, which are too much for a first page (decision 017). */
function isOverview(body: unknown): body is Overview {
  const { saved, fresh, applications } = { ...EMPTY, ...toObject(body) }
  return (
    typeof toObject(saved).open === 'number' &&
    typeof toObject(saved).soon === 'number' &&
    isNothingOr(toObject(saved).next, 'title') &&
    isNothingOr(fresh, 'jobs') &&
    typeof toObject(applications).sent === 'number' &&
    isNothingOr(toObject(applications).last, 'title')
  )
}

const EMPTY: Readonly<Record<keyof Overview, unknown>> = {
  saved: undefined,
  fresh: undefined,
  applications: undefined,
}

function isNothingOr(value: unknown, name: string): boolean {
  return value === null || toObject(value)[name] !== undefined
}

function toObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
