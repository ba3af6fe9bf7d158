import { callAsInstallation } from '@/lib/browser/wire/installation'
import type { VisitorCounts } from '@/lib/contract/visitors/visitor'

const keys = ['totalCount', 'todayCount', 'yesterdayCount', 'activeUserCount'] as const

/**
 * Reads the visitor counts, this visitor included.
 *
 * @throws Error when the API does not answer with counts
 */
export async function requireVisitorCounter(): Promise<VisitorCounts> {
  const { status, body } = await callAsInstallation('/v1/visitor-counter')
  if (status !== 200 || !isCounter(body)) throw new Error(`The visitor counter gave ${status}`)
  return body
}

// The contract's own schema would bring all of zod into the footer.
function isCounter(body: unknown): body is VisitorCounts {
  if (typeof body !== 'object' || body === null) return false
  const counts = new Map<string, unknown>(Object.entries(body))
  return keys.every((key) => Number.isInteger(counts.get(key)))
}
