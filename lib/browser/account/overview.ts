import { lightEndpoint } from '@/lib/browser/api-client/light-endpoint'
import { callApiInBackground } from '@/lib/browser/api-client/send-request'
import { handleSessionEnd } from '@/lib/browser/session/handle-session-end'
import type { Overview, overviewEndpoints } from '@/lib/contract/account/overview'
import { overviewCalls } from '@/lib/contract/account/overview-calls'
import { toRecord } from '@/lib/shared/to-record'

const overview = lightEndpoint<typeof overviewEndpoints.get>(overviewCalls.get)(isOverview)

/** `since` in ms since the epoch: what was posted after it is new. @throws Error when the API does not say */
export function fetchOverview(since: number): Promise<Overview> {
  const query = { since: new Date(since).toISOString() }
  return callApiInBackground(overview, { query }, handleSessionEnd)
}

/** Checked without schemas, which are too much for a first page (decision 017). */
function isOverview(body: unknown): body is Overview {
  const { saved, fresh, applications } = toRecord(body)
  const { open, soon, next } = toRecord(saved)
  const { sent, last } = toRecord(applications)
  return (
    typeof open === 'number' &&
    typeof soon === 'number' &&
    isNullOr(next, 'title') &&
    isNullOr(fresh, 'jobs') &&
    typeof sent === 'number' &&
    isNullOr(last, 'title')
  )
}

function isNullOr(value: unknown, name: string): boolean {
  return value === null || toRecord(value)[name] !== undefined
}
