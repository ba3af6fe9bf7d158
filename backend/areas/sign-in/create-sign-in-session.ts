import { requireUser } from '@/backend/areas/accounts/accounts'
import type { Transaction } from '@/backend/db/connect'
import type { Session } from '@/lib/contract/sign-in/sign-in'
import { addKnownInstallation } from './known-installations'
import { createSession, isNewAccount } from './sessions'
import { resolveAccount, type SignInProof } from './sign-in'

/**
 * Creates a session for a proven identity. Null when a mailed code must prove the address first, or a
 * repeated attempt's session ended (promise T4).
 */
export async function createSignInSession(
  tx: Transaction,
  now: Date,
  proof: SignInProof,
  {
    installationId,
    token,
  }: { readonly installationId: string | null; readonly token: string | null },
): Promise<Session | null> {
  const accountId = await resolveAccount(tx, proof, now)
  if (accountId === null) return null
  const sessionToken = await createSession(tx, accountId, now, token ?? undefined)
  if (sessionToken === null) return null
  await addKnownInstallation(tx, accountId, installationId, now)
  const isNew = await isNewAccount(tx, sessionToken)
  return { sessionToken, user: await requireUser(tx, accountId), isNew }
}
