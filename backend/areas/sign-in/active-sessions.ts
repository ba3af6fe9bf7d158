import { and, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { session } from '@/backend/db/schema/account'

/** Takes and returns hex hashes of tokens. */
export async function listActiveSessions(
  db: Database,
  tokenHashes: readonly string[],
  now: Date,
): Promise<Set<string>> {
  if (tokenHashes.length === 0) return new Set()
  const rows = await db
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(
      and(
        // One array, because PostgreSQL takes at most 65,535 parameters.
        sql`${session.tokenHash} = any(${`{${tokenHashes.join(',')}}`}::text[])`,
        isNull(session.revokedAt),
        gt(session.expiresAt, now),
      ),
    )
  return new Set(rows.map(({ tokenHash }) => tokenHash))
}
