import {
  createAccount,
  getAccountIdByEmail,
  requireAccount,
  requireUser,
  updateAccount,
} from '@/backend/areas/accounts/accounts'
import type { Transaction } from '@/backend/db/connect'
import { ErrorReply } from '@/backend/platform/http/error-reply'
import type { User } from '@/lib/contract/account/user'
import type { Session } from '@/lib/contract/sign-in/sign-in'
import { getIdentity, type IdentityKey, lockSignIn, writeIdentity } from './identities'
import { addKnownInstallation } from './known-installations'
import { createSession, endOtherSessions, isAccountCreatedWithSession } from './sessions'

export type SignInProof = IdentityKey & {
  readonly signInProvider: NonNullable<User['signInProvider']>
  /** In lower case. */
  readonly email: string | null
  /** `code`: proven by a code we mailed. */
  readonly emailProvenBy: 'provider' | 'code' | null
  /** E.164, proven. */
  readonly phoneNumber: string | null
  readonly firstName: string
  readonly lastName: string
  readonly issuedAt: Date
}

/**
 * Finds or creates the account of a proof. Null when a mailed code must prove the address first: another
 * person may click a mere link (decision 006).
 */
async function resolveAccount(
  tx: Transaction,
  proof: SignInProof,
  now: Date,
): Promise<string | null> {
  const { provider, subject, email } = proof
  await lockSignIn(tx, [`${provider}:${subject}`, ...(email === null ? [] : [email])])
  const known = await getIdentity(tx, proof)
  if (known !== null) {
    if (isOlderThan(proof, known.createdAt)) return null
    await updateAfterSignIn(tx, known.accountId, proof, now)
    return known.accountId
  }
  if (proof.signInProvider === 'password' && proof.emailProvenBy !== 'code') return null
  const owner =
    email !== null && proof.emailProvenBy !== null ? await getAccountIdByEmail(tx, email) : null
  const accountId = owner ?? (await createAccount(tx, toAccount(proof, now)))
  await writeIdentity(tx, proof, accountId, now)
  if (owner !== null) await updateAfterSignIn(tx, owner, proof, now)
  return accountId
}

/** A password's token from before the proof may belong to a person who signed up with another's address. */
function isOlderThan(proof: SignInProof, provenAt: Date): boolean {
  if (proof.signInProvider !== 'password' || proof.emailProvenBy !== null) return false
  return proof.issuedAt.getTime() < Math.floor(provenAt.getTime() / 1000) * 1000
}

function toAccount(proof: SignInProof, now: Date) {
  return {
    firstName: proof.firstName,
    lastName: proof.lastName,
    email: proof.email,
    emailVerifiedAt: proof.emailProvenBy === null ? null : now,
    phoneNumber: proof.phoneNumber,
    provide: proof.signInProvider,
    signInProvider: proof.signInProvider,
    createdAt: now,
  }
}

/** Fills empty fields, and takes over the address of a password or the first proven one. */
async function updateAfterSignIn(
  tx: Transaction,
  accountId: string,
  proof: SignInProof,
  now: Date,
): Promise<void> {
  const account = await requireAccount(tx, accountId)
  const newEmail = await getNewEmail(tx, account, proof)
  await updateAccount(tx, accountId, {
    signInProvider: proof.signInProvider,
    firstName: account.firstName || proof.firstName,
    lastName: account.lastName || proof.lastName,
    phoneNumber: account.phoneNumber ?? proof.phoneNumber,
    ...(newEmail === null ? {} : { email: newEmail, emailVerifiedAt: now }),
  })
  if (newEmail !== null && account.email !== null && account.email !== newEmail) {
    await endOtherSessions(tx, accountId, null, now)
  }
}

async function getNewEmail(
  tx: Transaction,
  account: { email: string | null; emailVerifiedAt: Date | null },
  { email, emailProvenBy, signInProvider }: SignInProof,
): Promise<string | null> {
  if (email === null || emailProvenBy === null) return null
  if (account.emailVerifiedAt !== null && account.email === email) return null
  if (account.emailVerifiedAt !== null && signInProvider !== 'password') return null
  return (await getAccountIdByEmail(tx, email)) === null ? email : null
}

const BLOCKED = new ErrorReply(
  400,
  'This account is blocked. Write to us if you think this is wrong.',
)

/**
 * Creates a session for a proven identity; the refusal when an operator blocked the account. `needs-code`: a mailed
 * code must prove the address first; `session-ended`: the session of this repeated attempt ended (promise T4).
 */
export async function createSignInSession(
  tx: Transaction,
  now: Date,
  proof: SignInProof,
  {
    installationId,
    token,
  }: { readonly installationId: string | null; readonly token: string | null },
): Promise<Session | ErrorReply | 'needs-code' | 'session-ended'> {
  const accountId = await resolveAccount(tx, proof, now)
  if (accountId === null) return 'needs-code'
  if ((await requireAccount(tx, accountId)).blockedAt !== null) return BLOCKED
  const sessionToken = await createSession(tx, accountId, now, token ?? undefined)
  if (sessionToken === null) return 'session-ended'
  await addKnownInstallation(tx, accountId, installationId, now)
  const isNew = await isAccountCreatedWithSession(tx, sessionToken)
  return { sessionToken, user: await requireUser(tx, accountId), isNew }
}
