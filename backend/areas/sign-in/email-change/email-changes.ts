import { and, eq, gt, sql } from 'drizzle-orm'
import { updateAccount } from '@/backend/areas/accounts/accounts'
import {
  deleteUnprovenUsers,
  endLocalSignIns,
  updateLocalUser,
} from '@/backend/areas/sign-in/identity/local-users'
import { addKnownInstallation } from '@/backend/areas/sign-in/known-installations'
import { endOtherSessions, hashToken, makeToken } from '@/backend/areas/sign-in/sessions'
import type { Database, Transaction } from '@/backend/db/connect'
import { account } from '@/backend/db/schema/account'
import { emailChange, identity } from '@/backend/db/schema/sign-in/identity'
import { localUser } from '@/backend/db/schema/sign-in/local-identity'
import type { MessageKind } from '@/backend/platform/outbox/message-kind'

type EmailChange = { readonly to: string; readonly token: string }

export const emailChangeMail: MessageKind<EmailChange, 'mail'> = {
  name: 'email-change',
  event: 'a user asks for another address',
  audience: 'the new address',
  rhythm: 'at once',
  unsubscribe: 'no: it answers what the user did',
  texts: {
    mail: ({ to, token }, { url }) => ({
      to,
      subject: 'Confirm your new e-mail address',
      paragraphs: [
        'Somebody asked to use this address for their account. If it was you, confirm it within an hour.',
        'You then have to sign in again. If it was not you, ignore this e-mail. Nothing changes.',
      ],
      action: {
        label: 'Confirm this address',
        url: `${url}/upstream/v1/profile/email/confirmation?token=${token}`,
      },
    }),
  },
}

const LINK_MS = 60 * 60_000

/** Stores the address an account wants, replacing an earlier waiting one. */
async function writeEmailChange(
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
async function consumeEmailChange(tx: Transaction, tokenHash: string): Promise<boolean> {
  const taken = await tx
    .delete(emailChange)
    .where(eq(emailChange.tokenHash, tokenHash))
    .returning({ accountId: emailChange.accountId })
  return taken.length > 0
}

/** Checks whether somebody else proved this address, here or at our own sign-in endpoint. */
async function isEmailTaken(tx: Transaction, email: string, accountId: string): Promise<boolean> {
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

/** Records the wanted address (in lower case) and returns the token for its mail. */
export async function requestEmailChange(
  tx: Transaction,
  accountId: string,
  email: string,
  now: Date,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = makeToken()
  const expiresAt = new Date(now.getTime() + LINK_MS)
  await writeEmailChange(tx, { accountId, email, tokenHash: hashToken(token), expiresAt })
  return { token, expiresAt }
}

/** Changes the address and ends every session and every other sign-in method (promise T4). */
export function changeEmailByToken(
  db: Database,
  { token, installationId }: { readonly token: string; readonly installationId: string | null },
  now: Date,
): Promise<'changed' | 'unknown' | 'taken'> {
  return db.transaction(async (tx) => {
    const tokenHash = hashToken(token)
    const change = await getEmailChange(tx, tokenHash, now)
    if (change === null || !(await consumeEmailChange(tx, tokenHash))) return 'unknown'
    const { accountId, email } = change
    if (await isEmailTaken(tx, email, accountId)) return 'taken'
    await updateAccount(tx, accountId, { email, emailVerifiedAt: now })
    for (const userId of await listLocalUserIds(tx, accountId)) {
      // Unproven claims to the address make way for the proven one.
      await deleteUnprovenUsers(tx, email, userId)
      await updateLocalUser(tx, userId, { email, emailVerified: true })
      await endLocalSignIns(tx, userId, now)
    }
    await endOtherSessions(tx, accountId, null, now)
    await addKnownInstallation(tx, accountId, installationId, now)
    return 'changed'
  })
}
