import { eq } from 'drizzle-orm'
import { hashToken, makeToken } from '@/backend/areas/sign-in/sessions'
import type { Database, Transaction } from '@/backend/db/connect'
import { digestStop, digestToken } from '@/backend/db/schema/digest'
import { dropWaiting } from '@/backend/platform/outbox/drop'

export async function isDigestWanted(db: Database, accountId: string): Promise<boolean> {
  return (await db.$count(digestStop, eq(digestStop.accountId, accountId))) === 0
}

export async function startDigests(db: Database, accountId: string): Promise<void> {
  await db.delete(digestStop).where(eq(digestStop.accountId, accountId))
}

/** Keeps the time of the first call; one that waits to be sent is not sent any more. */
export async function stopDigests(db: Database, accountId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(digestStop).values({ accountId, stoppedAt: now }).onConflictDoNothing()
    await dropWaiting(tx, { accountId, purpose: 'digest' }, now)
  })
}

/** The token can only end the digests; it is not stored. */
export async function openDigestToken(
  db: Database | Transaction,
  accountId: string,
  now: Date,
): Promise<string> {
  const token = makeToken()
  await db.insert(digestToken).values({ tokenHash: hashToken(token), accountId, createdAt: now })
  return token
}

export async function getDigestReader(db: Database, token: string): Promise<string | null> {
  const [found] = await db
    .select({ accountId: digestToken.accountId })
    .from(digestToken)
    .where(eq(digestToken.tokenHash, hashToken(token)))
  return found?.accountId ?? null
}
