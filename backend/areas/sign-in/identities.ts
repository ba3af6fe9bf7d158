import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { identity } from '@/backend/db/schema/sign-in/identity'

export type IdentityKey = Pick<typeof identity.$inferSelect, 'provider' | 'subject'>

/** Makes sign-ins with one of these names wait for each other until the transaction ends. */
export async function lockSignIn(tx: Transaction, names: readonly string[]): Promise<void> {
  for (const name of [...names].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  }
}

export async function getIdentity(tx: Transaction, key: IdentityKey) {
  const [found] = await tx
    .select({ accountId: identity.accountId, createdAt: identity.createdAt })
    .from(identity)
    .where(isIdentity(key))
  return found ?? null
}

export async function listIdentities(tx: Transaction, accountId: string) {
  return tx.select().from(identity).where(eq(identity.accountId, accountId))
}

export async function writeIdentity(
  tx: Transaction,
  key: IdentityKey,
  accountId: string,
  now: Date,
): Promise<void> {
  await tx.insert(identity).values({ ...key, accountId, createdAt: now })
}

export async function deleteIdentity(tx: Transaction, key: IdentityKey): Promise<string | null> {
  const [gone] = await tx
    .delete(identity)
    .where(isIdentity(key))
    .returning({ accountId: identity.accountId })
  return gone?.accountId ?? null
}

function isIdentity({ provider, subject }: IdentityKey) {
  return and(eq(identity.provider, provider), eq(identity.subject, subject))
}
