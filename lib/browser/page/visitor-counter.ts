import { lightEndpoint } from '@/lib/browser/api-client/light-endpoint'
import { callApiInBackground } from '@/lib/browser/api-client/send-request'
import type { VisitorCounts, visitorEndpoints } from '@/lib/contract/visitors/visitor'
import { visitorCalls } from '@/lib/contract/visitors/visitor-calls'
import { toRecord } from '@/lib/shared/to-record'

const keys = ['totalCount', 'todayCount', 'yesterdayCount', 'activeUserCount'] as const

const counter = lightEndpoint<typeof visitorEndpoints.counter>(visitorCalls.counter)(areCounts)

/** Fetches the visitor counts, including this visitor. @throws Error when the reply has no counts */
export function requireVisitorCounts(): Promise<VisitorCounts> {
  return callApiInBackground(counter, {})
}

function areCounts(body: unknown): body is VisitorCounts {
  const counts = toRecord(body)
  return keys.every((key) => Number.isInteger(counts[key]))
}
