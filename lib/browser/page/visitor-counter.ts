import { requireEarly } from '@/lib/browser/wire/call-api'
import { early } from '@/lib/browser/wire/early'
import type { VisitorCounts, visitorEndpoints } from '@/lib/contract/visitors/visitor'
import { visitorCalls } from '@/lib/contract/visitors/visitor-calls'
import { toRecord } from '@/lib/shared/to-record'

const keys = ['totalCount', 'todayCount', 'yesterdayCount', 'activeUserCount'] as const

const counter = early<typeof visitorEndpoints.counter>(visitorCalls.counter)(areCounts)

/** This visitor included. @throws Error when the API does not answer with counts */
export function requireVisitorCounts(): Promise<VisitorCounts> {
  return requireEarly(counter, {})
}

function areCounts(body: unknown): body is VisitorCounts {
  const counts = toRecord(body)
  return keys.every((key) => Number.isInteger(counts[key]))
}
