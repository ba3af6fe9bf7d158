import { and, eq, gt, lt } from 'drizzle-orm'
import { hashToken } from '@/backend/areas/sign-in/sessions'
import type { Database, Transaction } from '@/backend/db/connect'
import { localActionCode, localRefreshToken } from '@/backend/db/schema/local-identity'

type Store = Database | Transaction
export type ActionCode = typeof localActionCode.$inferSelect

/** Keeps a refresh token's hash, and forgets those that have ended. */
export async function writeRefreshToken(
  db: Store,
  token: string,
  row: Omit<typeof localRefreshToken.$inferSelect, 'tokenHash'>,
  now: Date,
): Promise<void> {
  await db.delete(localRefreshToken).where(lt(localRefreshToken.expiresAt, now))
  await db.insert(localRefreshToken).values({ ...row, tokenHash: hashToken(token) })
}

/** Whose live refresh token it is, and when they signed in; null when it is none. */
export async function getRefreshToken(db: Store, token: string, now: Date) {
  const [found] = await db
    .select({ userId: localRefreshToken.userId, authTime: localRefreshToken.authTime })
    .from(localRefreshToken)
    .where(
      and(eq(localRefreshToken.tokenHash, hashToken(token)), gt(localRefreshToken.expiresAt, now)),
    )
  return found ?? null
}

/** Keeps a mailed code's hash in place of earlier ones of its kind. */
export async function writeActionCode(
  db: Database,
  code: string,
  row: Omit<ActionCode, 'codeHash'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(localActionCode)
      .where(and(eq(localActionCode.userId, row.userId), eq(localActionCode.kind, row.kind)))
    await tx.insert(localActionCode).values({ ...row, codeHash: hashToken(code) })
  })
}

/** A live mailed code, or null. */
export async function getActionCode(
  db: Store,
  code: string,
  now: Date,
): Promise<ActionCode | null> {
  const [found] = await db.select().from(localActionCode).where(isLive(code, now))
  return found ?? null
}

/** Takes a live mailed code for the one use it has; null when it is none or was used. */
export async function takeActionCode(
  tx: Transaction,
  code: string,
  now: Date,
): Promise<ActionCode | null> {
  const [taken] = await tx.delete(localActionCode).where(isLive(code, now)).returning()
  return taken ?? null
}

function isLive(code: string, now: Date) {
  return and(eq(localActionCode.codeHash, hashToken(code)), gt(localActionCode.expiresAt, now))
}
