import { requireAccount } from '@/backend/areas/accounts/accounts'
import { listIdentities, lockSignIn } from '@/backend/areas/sign-in/identities'
import type { Database, Transaction } from '@/backend/db/connect'
import { lockAccount } from '@/backend/db/lock-account'
import { deleteAccountRows } from './delete-account-rows'

export type DeletedAccount = {
  readonly fileKeys: readonly string[]
  readonly isKnownToFirebase: boolean
}

/** Deletes an account with all its data, or nothing. Throws AccountGone when another call was faster. */
export function deleteAccount(db: Database, accountId: string): Promise<DeletedAccount> {
  return db.transaction(async (tx) => {
    await awaitSignIns(tx, accountId)
    await lockAccount(tx, accountId)
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
