import { and, eq, isNotNull } from 'drizzle-orm'
import { AccountGone } from '@/backend/db/account-gone'
import type { Transaction } from '@/backend/db/connect'
import { account } from '@/backend/db/schema/account'

export type AccountRow = typeof account.$inferSelect
type NewAccount = Partial<typeof account.$inferInsert>

/** Finds an account by its id. Throws AccountGone when there is none. */
export async function requireAccount(tx: Transaction, id: string): Promise<AccountRow> {
  const [found] = await tx.select().from(account).where(eq(account.id, id))
  if (found === undefined) throw new AccountGone()
  return found
}

/** Finds the account that proved this address; `email` is in lower case. */
export async function getAccountIdByEmail(tx: Transaction, email: string): Promise<string | null> {
  const [found] = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.email, email), isNotNull(account.emailVerifiedAt)))
  return found?.id ?? null
}

export async function createAccount(tx: Transaction, stated: NewAccount): Promise<string> {
  const [made] = await tx.insert(account).values(stated).returning({ id: account.id })
  if (made === undefined) throw new Error('An insert gave no row')
  return made.id
}

export async function updateAccount(
  tx: Transaction,
  id: string,
  changed: NewAccount,
): Promise<void> {
  await tx.update(account).set(changed).where(eq(account.id, id))
}
