import { noticeSessionEnd } from '@/lib/browser/session/notice-session-end'
import { requireEarly } from '@/lib/browser/wire/call-api'
import { early } from '@/lib/browser/wire/early'
import type { Overview, overviewEndpoints } from '@/lib/contract/accounts/overview'
import { overviewCalls } from '@/lib/contract/accounts/overview-calls'
import { toRecord } from '@/lib/shared/to-record'

const overview = early<typeof overviewEndpoints.get>(overviewCalls.get)(isOverview)

/** `since` in ms since the epoch: what was posted after it is new. @throws Error when the API does not say */
export function readOverview(since: number): Promise<Overview> {
  const query = { since: new Date(since).toISOString() }
  return requireEarly(overview, { query }, noticeSessionEnd)
}

/** Checked without schemas, which are too much for a first page (decision 017). */
function isOverview(body: unknown): body is Overview {
  const { saved, fresh, applications } = toRecord(body)
  const { open, soon, next } = toRecord(saved)
  const { sent, last } = toRecord(applications)
  return (
    typeof open === 'number' &&
    typeof soon === 'number' &&
    isNothingOr(next, 'title') &&
    isNothingOr(fresh, 'jobs') &&
    typeof sent === 'number' &&
    isNothingOr(last, 'title')
  )
}

function isNothingOr(value: unknown, name: string): boolean {
  return value === null || toRecord(value)[name] !== undefined
}
