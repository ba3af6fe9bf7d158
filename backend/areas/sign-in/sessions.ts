import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { account, session } from '@/backend/db/schema/account'
import { pushSubscription } from '@/backend/db/schema/messages/push-subscription'
import { knownInstallation } from '@/backend/db/schema/sign-in/identity'

/** Hashes a token with SHA-256, in hex (promise T4). */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Milliseconds (spec §4, spec §9). */
const SESSION_MS = 1_000_000_000

/** Creates 32 random bytes in base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Creates a session and returns its token, which is not stored; null when the session of a repeated attempt
 * (`token`) has ended.
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

/**
 * Checks whether the account was created together with this session, also when a lost reply is requested
 * again (promise F9). A stopped clock gives later sessions the same moment, so it must be the only session.
 */
export async function isAccountCreatedWithSession(
  db: Database | Transaction,
  token: string,
): Promise<boolean> {
  const tokenHash = hashToken(token)
  const others = db
    .select({ accountId: session.accountId })
    .from(session)
    .where(and(eq(session.accountId, account.id), ne(session.tokenHash, tokenHash)))
  const [began] = await db
    .select({ id: account.id })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(
      and(
        eq(session.tokenHash, tokenHash),
        eq(session.createdAt, account.createdAt),
        notExists(others),
      ),
    )
  return began !== undefined
}

/** Ends a session and its browser's push subscription. */
export async function closeSession(db: Database, token: string, now: Date): Promise<void> {
  const tokenHash = hashToken(token)
  await db
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.tokenHash, tokenHash), isNull(session.revokedAt)))
  await db.delete(pushSubscription).where(eq(pushSubscription.sessionHash, tokenHash))
}

/**
 * Ends all sessions but that of `keptToken` (promise T4); all installations become unknown, and other
 * browsers get no more notifications.
 */
export async function endOtherSessions(
  db: Database | Transaction,
  accountId: string,
  keptToken: string | null,
  now: Date,
): Promise<void> {
  const keptHash = keptToken === null ? '' : hashToken(keptToken)
  await db
    .update(session)
    .set({ revokedAt: now })
    .where(
      and(
        eq(session.accountId, accountId),
        isNull(session.revokedAt),
        ne(session.tokenHash, keptHash),
      ),
    )
  const { sessionHash } = pushSubscription
  await db
    .delete(pushSubscription)
    .where(
      and(
        eq(pushSubscription.accountId, accountId),
        or(isNull(sessionHash), ne(sessionHash, keptHash)),
      ),
    )
  await db.delete(knownInstallation).where(eq(knownInstallation.accountId, accountId))
}

/** Finds the account of a token; null when it is unknown, expired or revoked. */
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
