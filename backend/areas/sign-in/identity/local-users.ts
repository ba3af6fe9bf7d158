import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { localActionCode, localRefreshToken, localUser } from '@/backend/db/schema/local-identity'

type Store = Database | Transaction
export type LocalUser = typeof localUser.$inferSelect

export async function getLocalUser(db: Store, id: string): Promise<LocalUser | null> {
  const [found] = await db.select().from(localUser).where(eq(localUser.id, id))
  return found ?? null
}

/** `email` is in lower case. */
export async function getUsersByEmail(
  db: Store,
  email: string,
): Promise<{ proven: LocalUser | null; waiting: LocalUser | null }> {
  const found = await db.select().from(localUser).where(eq(localUser.email, email))
  return {
    proven: found.find((user) => user.emailVerified) ?? null,
    waiting: found.find((user) => !user.emailVerified) ?? null,
  }
}

export async function replaceWaitingUser(tx: Transaction, user: LocalUser): Promise<void> {
  await deleteByEmail(tx, user.email, false)
  await tx.insert(localUser).values(user)
}

export async function updateLocalUser(
  db: Store,
  id: string,
  changed: Partial<LocalUser>,
): Promise<void> {
  await db.update(localUser).set(changed).where(eq(localUser.id, id))
}

export async function deleteByEmail(
  tx: Transaction,
  email: string,
  emailVerified: boolean,
): Promise<string | null> {
  const [gone] = await tx
    .delete(localUser)
    .where(and(eq(localUser.email, email), eq(localUser.emailVerified, emailVerified)))
    .returning({ id: localUser.id })
  return gone?.id ?? null
}

export async function deleteLocalUser(tx: Transaction, id: string): Promise<void> {
  await tx.delete(localUser).where(eq(localUser.id, id))
}

/** Ends refresh tokens, mailed links and identity tokens from before `validSince`. */
export async function endLocalSignIns(
  tx: Transaction,
  userId: string,
  validSince: Date,
): Promise<void> {
  await tx.delete(localRefreshToken).where(eq(localRefreshToken.userId, userId))
  await tx.delete(localActionCode).where(eq(localActionCode.userId, userId))
  await tx.update(localUser).set({ validSince }).where(eq(localUser.id, userId))
}
