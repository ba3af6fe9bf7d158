import { z } from 'zod'
import { IdentityError } from '@/backend/areas/sign-in/identity/identity-error'
import { nextSecond } from '@/backend/areas/sign-in/identity/issue-tokens'
import type { IdentityAction, LocalContext } from '@/backend/areas/sign-in/identity/local-context'
import { ownHashLimits, requireWithinLimits } from '@/backend/areas/sign-in/identity/local-limits'
import { consumeActionCode, getActionCode } from '@/backend/areas/sign-in/identity/local-tokens'
import {
  endLocalSignIns,
  getLocalUser,
  updateLocalUser,
} from '@/backend/areas/sign-in/identity/local-users'
import { parseBody, requirePassword, text } from '@/backend/areas/sign-in/identity/parse-body'
import { toHashCaller } from '@/backend/areas/sign-in/identity/password-hash'
import { endSessionsOfUser } from '@/backend/areas/sign-in/identity/signed-in-user'
import { canProveEmail } from '@/backend/areas/sign-in/identity/verify-or-change-email'

const bodySchema = z.object({ oobCode: text(200), newPassword: text(1000).optional() })

/**
 * Handles `accounts:resetPassword`: without a new password it says what the code is for. Setting one proves
 * the address.
 */
export const resetPassword: IdentityAction = async (context, { body, ...call }) => {
  const { oobCode, newPassword } = parseBody(bodySchema, body)
  const { userId, ...purpose } = await readPurpose(context, oobCode)
  if (newPassword === undefined) return purpose
  if (purpose.requestType !== 'PASSWORD_RESET') throw new IdentityError('INVALID_OOB_CODE')
  const wanted = await requirePassword(newPassword)
  await requireWithinLimits(context.limiter, ownHashLimits(userId))
  const sameSaltAs = (await getLocalUser(context.db, userId))?.passwordHash ?? null
  const passwordHash = await context.passwords.hash(wanted, sameSaltAs, toHashCaller(call, userId))
  return context.db.transaction(async (tx) => {
    const now = context.clock.now()
    const code = await consumeActionCode(tx, oobCode, now)
    if (code === null || code.kind !== 'PASSWORD_RESET' || !(await canProveEmail(tx, code))) {
      throw new IdentityError('INVALID_OOB_CODE')
    }
    const changed = { passwordHash, passwordUpdatedAt: now, emailVerified: true }
    await updateLocalUser(tx, code.userId, changed)
    await endLocalSignIns(tx, code.userId, nextSecond(now))
    await endSessionsOfUser(tx, code.userId, { ...call, sessionToken: null }, now)
    return { email: code.email, requestType: code.kind }
  })
}

async function readPurpose({ db, clock }: LocalContext, oobCode: string) {
  const code = await getActionCode(db, oobCode, clock.now())
  if (code === null) throw new IdentityError('INVALID_OOB_CODE')
  const { userId, email, kind: requestType } = code
  if (requestType !== 'VERIFY_AND_CHANGE_EMAIL') return { userId, email, requestType }
  const user = await getLocalUser(db, userId)
  return { userId, email: user?.email, newEmail: email, requestType }
}
