import { lightEndpoint } from '@/lib/browser/api-client/light-endpoint'
import { callApiInBackground } from '@/lib/browser/api-client/send-request'
import { clearSessionOrRedirect } from '@/lib/browser/session/clear-session-or-redirect'
import type {
  ApplicationSummary,
  jobApplicationEndpoints,
} from '@/lib/contract/applications/application'
import {
  schemalessInternshipApplicationEndpoints,
  schemalessJobApplicationEndpoints,
  type VacancyApiPath,
} from '@/lib/contract/applications/schemaless-application-endpoints'
import type { ListingApiPath } from '@/lib/contract/saved/schemaless-saved-endpoints'
import { toRecord } from '@/lib/shared/to-record'

const calls = {
  '/v1/job': schemalessJobApplicationEndpoints,
  '/v1/internship': schemalessInternshipApplicationEndpoints,
} as const

export function isVacancyApiPath(area: ListingApiPath): area is VacancyApiPath {
  return Object.hasOwn(calls, area)
}

/**
 * Fetches the latest application for each listing of an area in one call. @throws Error when the reply is no
 * such list
 */
export async function fetchApplicationSummaries(
  area: VacancyApiPath,
): Promise<readonly ApplicationSummary[]> {
  const marks = lightEndpoint<typeof jobApplicationEndpoints.marks>(calls[area].marks)(areMarks)
  return (await callApiInBackground(marks, {}, clearSessionOrRedirect)).data
}

const STATES: ReadonlySet<unknown> = new Set<ApplicationSummary['state']>([
  'waiting',
  'delivered',
  'opened',
  'undeliverable',
])

function areMarks(body: unknown): body is { data: ApplicationSummary[] } {
  const { data } = toRecord(body)
  return Array.isArray(data) && data.every(isMark)
}

function isMark(mark: unknown): boolean {
  const { listingId, applicationId, appliedAt, state } = toRecord(mark)
  return (
    typeof listingId === 'number' &&
    typeof applicationId === 'string' &&
    typeof appliedAt === 'string' &&
    STATES.has(state)
  )
}
