import { getAccountIdByEmail, updateAccount } from '@/backend/areas/accounts/accounts'
import { getIdentity, lockSignIn } from '@/backend/areas/sign-in/identities'
import type { Transaction } from '@/backend/db/connect'
import { IdentityError } from './identity-error'
import { nextSecond } from './issue-tokens'
import type { LocalContext } from './local-context'
import { consumeActionCode, type MailedLinkCode } from './local-tokens'
import {
  deleteUnprovenUsers,
  endLocalSignIns,
  getLocalUser,
  getUsersByEmail,
  toUserInfo,
  updateLocalUser,
} from './local-users'
import { endSessionsOfUser } from './signed-in-user'

/**
 * Confirms or changes an e-mail address by a mailed code. An address confirmed by another user is never taken from them. Throws IdentityError
 * INVALID_OOB_CODE.
 */
export async function verifyOrChangeEmail(
  { db, clock }: LocalContext,
  oobCode: string,
  installationId: string | null,
) {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const code = await consumeActionCode(tx, oobCode, now)
    if (code === null || code.kind === 'PASSWORD_RESET' || !(await canProveEmail(tx, code))) {
      throw new IdentityError('INVALID_OOB_CODE')
    }
    if (code.kind === 'VERIFY_EMAIL')
      await updateLocalUser(tx, code.userId, { emailVerified: true })
    else await changeEmail(tx, code, installationId, now)
    const user = await getLocalUser(tx, code.userId)
    if (user === null) throw new IdentityError('USER_NOT_FOUND')
    return { ...toUserInfo(user), requestType: code.kind }
  })
}

async function changeEmail(
  tx: Transaction,
  { userId, email }: MailedLinkCode,
  installationId: string | null,
  now: Date,
) {
  await deleteUnprovenUsers(tx, email, userId)
  await updateLocalUser(tx, userId, { email, emailVerified: true })
  await endLocalSignIns(tx, userId, nextSecond(now))
  const known = await getIdentity(tx, { provider: 'local', subject: userId })
  if (known === null) return
  await endSessionsOfUser(tx, userId, { sessionToken: null, installationId }, now)
  if ((await getAccountIdByEmail(tx, email)) !== null) return
  await updateAccount(tx, known.accountId, { email, emailVerifiedAt: now })
}

/** Checks whether a link proves an address for this user: they have it, or nobody has. */
export async function canProveEmail(
  tx: Transaction,
  { email, userId }: Pick<MailedLinkCode, 'email' | 'userId'>,
): Promise<boolean> {
  await lockSignIn(tx, [email])
  const { proven } = await getUsersByEmail(tx, email, null)
  return proven === null || proven.id === userId
}
