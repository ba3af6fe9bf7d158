import { noticeSessionEnd } from '@/lib/browser/session/notice-session-end'
import { requireEarly } from '@/lib/browser/wire/call-api'
import { early } from '@/lib/browser/wire/early'
import type {
  ApplicationMark,
  jobApplicationEndpoints,
} from '@/lib/contract/applications/application'
import {
  internshipApplicationCalls,
  jobApplicationCalls,
} from '@/lib/contract/applications/application-calls'
import type { SavingArea } from '@/lib/contract/saving'
import { toRecord } from '@/lib/shared/to-record'

/** Where one can apply here. */
export type ApplyingArea = Exclude<SavingArea, '/v1/scholarship'>

const calls = {
  '/v1/job': jobApplicationCalls,
  '/v1/internship': internshipApplicationCalls,
} as const

export function isApplyingArea(area: SavingArea): area is ApplyingArea {
  return Object.hasOwn(calls, area)
}

/** All of the user's, for every row of a page in one call. @throws Error when the API gives no such list */
export async function listAppliedMarks(area: ApplyingArea): Promise<readonly ApplicationMark[]> {
  const marks = early<typeof jobApplicationEndpoints.marks>(calls[area].marks)(areMarks)
  return (await requireEarly(marks, {}, noticeSessionEnd)).data
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
