import { and, eq, gt, lt } from 'drizzle-orm'
import { hashToken } from '@/backend/areas/sign-in/sessions'
import type { Database, Transaction } from '@/backend/db/connect'
import { localActionCode, localRefreshToken } from '@/backend/db/schema/sign-in/local-identity'

type Store = Database | Transaction
export type MailedLinkCode = typeof localActionCode.$inferSelect

/** Stores only the hash and deletes expired tokens. */
export async function writeRefreshToken(
  db: Store,
  token: string,
  row: Omit<typeof localRefreshToken.$inferSelect, 'tokenHash'>,
  now: Date,
): Promise<void> {
  await db.delete(localRefreshToken).where(lt(localRefreshToken.expiresAt, now))
  await db.insert(localRefreshToken).values({ ...row, tokenHash: hashToken(token) })
}

export async function getRefreshToken(db: Store, token: string, now: Date) {
  const [found] = await db
    .select({ userId: localRefreshToken.userId, authTime: localRefreshToken.authTime })
    .from(localRefreshToken)
    .where(
      and(eq(localRefreshToken.tokenHash, hashToken(token)), gt(localRefreshToken.expiresAt, now)),
    )
  return found ?? null
}

/**
 * Stores only the hash. Earlier links stay valid until one is used, because anybody may request another
 * (promise T20).
 */
export async function writeActionCode(
  tx: Transaction,
  code: string,
  row: Omit<MailedLinkCode, 'codeHash'>,
): Promise<void> {
  await tx.insert(localActionCode).values({ ...row, codeHash: hashToken(code) })
}

export async function getActionCode(
  db: Store,
  code: string,
  now: Date,
): Promise<MailedLinkCode | null> {
  const [found] = await db.select().from(localActionCode).where(isLive(code, now))
  return found ?? null
}

/** Uses up a live code; null for any other. */
export async function consumeActionCode(
  tx: Transaction,
  code: string,
  now: Date,
): Promise<MailedLinkCode | null> {
  const [taken] = await tx.delete(localActionCode).where(isLive(code, now)).returning()
  return taken ?? null
}

function isLive(code: string, now: Date) {
  return and(eq(localActionCode.codeHash, hashToken(code)), gt(localActionCode.expiresAt, now))
}
