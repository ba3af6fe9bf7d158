import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { account } from '@/backend/db/schema/account'
import { emailChange } from '@/backend/db/schema/email-change'
import { identity } from '@/backend/db/schema/sign-in/identity'
import { localUser } from '@/backend/db/schema/sign-in/local-identity'

/** Stores the address an account wants, replacing an earlier waiting one. */
export async function writeEmailChange(
  tx: Transaction,
  change: typeof emailChange.$inferInsert,
): Promise<void> {
  const { accountId: _, ...set } = change
  await tx
    .insert(emailChange)
    .values(change)
    .onConflictDoUpdate({ target: emailChange.accountId, set })
}

export async function getEmailChange(
  db: Database | Transaction,
  tokenHash: string,
  now: Date,
): Promise<typeof emailChange.$inferSelect | null> {
  const [found] = await db
    .select()
    .from(emailChange)
    .where(and(eq(emailChange.tokenHash, tokenHash), gt(emailChange.expiresAt, now)))
  return found ?? null
}

/** Uses a change up: of two calls at once only one gets true. */
export async function consumeEmailChange(tx: Transaction, tokenHash: string): Promise<boolean> {
  const taken = await tx
    .delete(emailChange)
    .where(eq(emailChange.tokenHash, tokenHash))
    .returning({ accountId: emailChange.accountId })
  return taken.length > 0
}

/** Checks whether somebody else proved this address, here or at our own sign-in endpoint. */
export async function isEmailTaken(
  tx: Transaction,
  email: string,
  accountId: string,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from ${account}
    where ${account.email} = ${email} and ${account.emailVerifiedAt} is not null
      and ${account.id} <> ${accountId}
    union all
    select 1 from ${localUser}
    where ${localUser.email} = ${email} and ${localUser.emailVerified}
      and ${localUser.id} not in (
        select ${identity.subject} from ${identity}
        where ${identity.provider} = 'local' and ${identity.accountId} = ${accountId}
      )
    limit 1`)
  return rows.length > 0
}

export async function listLocalUserIds(tx: Transaction, accountId: string): Promise<string[]> {
  const rows = await tx
    .select({ subject: identity.subject })
    .from(identity)
    .where(and(eq(identity.provider, 'local'), eq(identity.accountId, accountId)))
  return rows.map(({ subject }) => subject)
}
