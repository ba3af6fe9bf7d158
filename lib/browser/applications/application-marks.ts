import { lightEndpoint } from '@/lib/browser/api-client/light-endpoint'
import { callApiInBackground } from '@/lib/browser/api-client/send-request'
import { handleSessionEnd } from '@/lib/browser/session/handle-session-end'
import type {
  ApplicationMark,
  jobApplicationEndpoints,
} from '@/lib/contract/applications/application'
import {
  type ApplicationArea,
  schemalessInternshipApplicationEndpoints,
  schemalessJobApplicationEndpoints,
} from '@/lib/contract/applications/schemaless-application-endpoints'
import type { SavedArea } from '@/lib/contract/saved/schemaless-saved-endpoints'
import { toRecord } from '@/lib/shared/to-record'

const calls = {
  '/v1/job': schemalessJobApplicationEndpoints,
  '/v1/internship': schemalessInternshipApplicationEndpoints,
} as const

export function isApplicationArea(area: SavedArea): area is ApplicationArea {
  return Object.hasOwn(calls, area)
}

/**
 * Fetches the latest application for each listing of an area in one call. @throws Error when the reply is no
 * such list
 */
export async function listApplicationMarks(
  area: ApplicationArea,
): Promise<readonly ApplicationMark[]> {
  const marks = lightEndpoint<typeof jobApplicationEndpoints.marks>(calls[area].marks)(areMarks)
  return (await callApiInBackground(marks, {}, handleSessionEnd)).data
}

const STATES: ReadonlySet<unknown> = new Set<ApplicationMark['state']>([
  'waiting',
  'delivered',
  'opened',
  'undeliverable',
])

function areMarks(body: unknown): body is { data: ApplicationMark[] } {
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
