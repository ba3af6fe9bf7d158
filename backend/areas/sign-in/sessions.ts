import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lte, ne } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { session } from '@/backend/db/schema/account'

/** What is stored of a session token: its SHA-256 in hex (promise T4). */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** How long a session lives, in milliseconds (spec §4, spec §9). */
const SESSION_MS = 1_000_000_000

/** A secret nobody can guess: 32 random bytes in base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Opens a session for an account and answers its token, which is stored nowhere; drops expired ones.
 *
 * @param token the one of an attempt that may be repeated; its session is then the same
 * @returns null when that session has ended
 */
export async function createSession(
  db: Database | Transaction,
  accountId: string,
  now: Date,
  token = makeToken(),
): Promise<string | null> {
  await db.delete(session).where(and(eq(session.accountId, accountId), lte(session.expiresAt, now)))
  const opened = await db
    .insert(session)
    .values({
      tokenHash: hashToken(token),
      accountId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + SESSION_MS),
    })
    .onConflictDoNothing()
    .returning({ accountId: session.accountId })
  if (opened.length > 0) return token
  return (await getSessionAccountId(db, token, now)) === accountId ? token : null
}

/** Ends the session of a token; one that has ended stays so. */
export async function closeSession(db: Database, token: string, now: Date): Promise<void> {
  await db
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.tokenHash, hashToken(token)), isNull(session.revokedAt)))
}

/**
 * Ends the sessions of an account, as after a change of e-mail or password (promise T4).
 *
 * @param keptToken the session that goes on; null: none
 */
export async function endOtherSessions(
  db: Database | Transaction,
  accountId: string,
  keptToken: string | null,
  now: Date,
): Promise<void> {
  await db
    .update(session)
    .set({ revokedAt: now })
    .where(
      and(
        eq(session.accountId, accountId),
        isNull(session.revokedAt),
        keptToken === null ? undefined : ne(session.tokenHash, hashToken(keptToken)),
      ),
    )
}

/** The account a token signs in, or null when it is unknown, expired or revoked. */
export async function getSessionAccountId(
  db: Database | Transaction,
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
