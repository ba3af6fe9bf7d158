import { updateAccount } from '@/backend/areas/accounts/accounts'
import {
  deleteUnprovenUsers,
  endLocalSignIns,
  updateLocalUser,
} from '@/backend/areas/sign-in/identity/local-users'
import { addKnownInstallation } from '@/backend/areas/sign-in/known-installations'
import { endOtherSessions, hashToken, makeToken } from '@/backend/areas/sign-in/sessions'
import type { Database, Transaction } from '@/backend/db/connect'
import {
  consumeEmailChange,
  getEmailChange,
  isEmailTaken,
  listLocalUserIds,
  writeEmailChange,
} from './email-changes'

const LINK_MS = 60 * 60_000

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
