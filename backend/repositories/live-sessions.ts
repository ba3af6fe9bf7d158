import { and, gt, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { session } from '../db/schema/account'

const isLive = (now: Date) => and(isNull(session.revokedAt), gt(session.expiresAt, now))

/** Those of the sessions, by the hashes of their tokens, that have not ended. */
export async function listLiveSessions(
  db: Database,
  tokenHashes: readonly string[],
  now: Date,
): Promise<Set<string>> {
  if (tokenHashes.length === 0) return new Set()
  const rows = await db
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(and(inArray(session.tokenHash, [...tokenHashes]), isLive(now)))
  return new Set(rows.map(({ tokenHash }) => tokenHash))
}
