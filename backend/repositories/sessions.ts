import { createHash } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { session } from '../db/schema/account'

/** What is stored of a session token: its SHA-256 in hex (promise T4). */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The account a token signs in, or null when it is unknown, expired or revoked. */
export async function getSessionAccountId(
  db: Database,
  token: string,
  now: Date,
): Promise<string | null> {
  const [found] = await db
    .select({ accountId: session.accountId })
    .from(session)
    .where(
      and(
        eq(session.tokenHash, hashToken(token)),
        isNull(session.revokedAt),
        gt(session.expiresAt, now),
      ),
    )
  return found?.accountId ?? null
}
