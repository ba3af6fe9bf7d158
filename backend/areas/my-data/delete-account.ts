import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { requireAccount } from '@/backend/areas/accounts/accounts'
import { listIdentities, lockSignIn } from '@/backend/areas/sign-in/identities'
import type { Database, Transaction } from '@/backend/db/connect'
import { lockAccountRow } from '@/backend/db/lock-account'
import { account } from '@/backend/db/schema/account'
import { internshipApplication, jobApplication } from '@/backend/db/schema/application'
import { file } from '@/backend/db/schema/file'
import { alertReader } from '@/backend/db/schema/messages/alert'
import { newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { oneTimeCode } from '@/backend/db/schema/sign-in/identity'
import { localUser } from '@/backend/db/schema/sign-in/local-identity'

export type DeletedAccount = {
  readonly fileKeys: readonly string[]
  readonly isKnownToFirebase: boolean
}

/** Deletes an account with all its data, or nothing. Throws AccountGone when another call was faster. */
export function deleteAccount(db: Database, accountId: string): Promise<DeletedAccount> {
  return db.transaction(async (tx) => {
    await awaitSignIns(tx, accountId)
    await lockAccountRow(tx, accountId)
    const email = await getProvenEmail(tx, accountId)
    const identities = await listIdentities(tx, accountId)
    const subjectsOf = (wanted: 'local' | 'phone') =>
      identities.flatMap(({ provider, subject }) => (provider === wanted ? [subject] : []))
    const fileKeys = await deleteAccountRows(tx, {
      accountId,
      email,
      localUserIds: subjectsOf('local'),
      phoneNumbers: subjectsOf('phone'),
    })
    const isKnownToFirebase = identities.some(({ provider }) => provider === 'firebase')
    return { fileKeys, isKnownToFirebase }
  })
}

/** Waits for sign-ins under way; a later one finds no account. */
async function awaitSignIns(tx: Transaction, accountId: string): Promise<void> {
  const email = await getProvenEmail(tx, accountId)
  const identities = await listIdentities(tx, accountId)
  const names = identities.map(({ provider, subject }) => `${provider}:${subject}`)
  await lockSignIn(tx, email === null ? names : [...names, email])
}

async function getProvenEmail(tx: Transaction, accountId: string): Promise<string | null> {
  const { email, emailVerifiedAt } = await requireAccount(tx, accountId)
  return emailVerifiedAt === null ? null : email
}

type AccountToDelete = {
  readonly accountId: string
  /** Proven, in lower case. */
  readonly email: string | null
  readonly localUserIds: readonly string[]
  /** E.164. */
  readonly phoneNumbers: readonly string[]
}

/**
 * Deletes what `on delete cascade` does not. Returns the storage keys whose bytes to delete after the
 * transaction.
 */
async function deleteAccountRows(tx: Transaction, doomed: AccountToDelete): Promise<string[]> {
  const { accountId, email, localUserIds, phoneNumbers } = doomed
  for (const table of [jobApplication, internshipApplication]) {
    await tx.delete(table).where(eq(table.accountId, accountId))
  }
  const files = await tx
    .delete(file)
    .where(eq(file.accountId, accountId))
    .returning({ key: file.storageKey })
  const isTheirs = inArray(localUser.id, [...localUserIds])
  // Other users of this address never proved it.
  await tx
    .delete(localUser)
    .where(email === null ? isTheirs : or(isTheirs, eq(localUser.email, email)))
  const addresses = email === null ? [...phoneNumbers] : [...phoneNumbers, email]
  await tx.delete(oneTimeCode).where(inArray(oneTimeCode.address, addresses))
  await deleteUnsent(tx, addresses)
  if (email !== null) {
    await tx.delete(newsletterSubscription).where(eq(newsletterSubscription.email, email))
    await tx.delete(alertReader).where(eq(alertReader.email, email))
  }
  await tx.delete(account).where(eq(account.id, accountId))
  return files.map(({ key }) => key)
}

/** Deletes unsent messages to these addresses; those of the account itself go with it. */
async function deleteUnsent(tx: Transaction, addresses: readonly string[]): Promise<void> {
  const { content } = outgoingMessage
  const to = sql`${content} ->> 'to'`
  await tx.delete(outgoingMessage).where(and(isNotNull(content), inArray(to, [...addresses])))
}
