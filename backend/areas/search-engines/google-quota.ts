import { sql } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'

/** Google's quota day starts at midnight in California. */
const ZONE = 'America/Los_Angeles'

/** Counts how many pages Google may still be sent today; each retry counts. */
export async function countRemainingQuota(
  tx: Transaction,
  perDay: number,
  now: Date,
): Promise<number> {
  const { rows } = await tx.execute<{ used: number }>(sql`
    select coalesce(sum(greatest(tries, 1)), 0)::int as used from ${outgoingMessage}
    where purpose = 'google-indexing'
      and created_at >= date_trunc('day', ${now.toISOString()}::timestamptz, ${ZONE})`)
  return Math.max(perDay - (rows[0]?.used ?? 0), 0)
}
