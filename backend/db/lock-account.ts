import { eq } from 'drizzle-orm'
import type { Transaction } from './connect'
import { account } from './schema/account'

/** Makes calls of one user that count and then add wait for each other. */
export async function lockAccountRow(tx: Transaction, accountId: string): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update')
}
