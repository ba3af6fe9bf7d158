import { lightEndpoint } from '@/lib/browser/api-client/light-endpoint'
import { callApiInBackground } from '@/lib/browser/api-client/send-request'
import { clearSessionOrRedirect } from '@/lib/browser/session/clear-session-or-redirect'
import type { AccountOverview, accountOverviewEndpoints } from '@/lib/contract/account/overview'
import { schemalessAccountOverviewEndpoints } from '@/lib/contract/account/schemaless-overview-endpoints'
import { toRecord } from '@/lib/shared/to-record'

const overview = lightEndpoint<typeof accountOverviewEndpoints.get>(
  schemalessAccountOverviewEndpoints.get,
)(isOverview)

/**
 * Fetches the overview of the account. Listings posted after `since` (ms since the epoch) count as new.
 * @throws Error on any other reply
 */
export function fetchAccountOverview(since: number): Promise<AccountOverview> {
  const query = { since: new Date(since).toISOString() }
  return callApiInBackground(overview, { query }, clearSessionOrRedirect)
}

/** Checks the reply without a schema: zod is too large for a first page load (decision 017). */
function isOverview(body: unknown): body is AccountOverview {
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
