import { getIdentity } from '@/backend/areas/sign-in/identities'
import { addKnownInstallation } from '@/backend/areas/sign-in/known-installations'
import { endOtherSessions } from '@/backend/areas/sign-in/sessions'
import type { Transaction } from '@/backend/db/connect'

type Kept = { readonly sessionToken: string | null; readonly installationId: string | null }

/** Ends all sessions but `kept` (promise T4), whose installation becomes known. */
export async function endSessionsOfUser(
  tx: Transaction,
  userId: string,
  { sessionToken, installationId }: Kept,
  now: Date,
): Promise<void> {
  const known = await getIdentity(tx, { provider: 'local', subject: userId })
  if (known === null) return
  await endOtherSessions(tx, known.accountId, sessionToken, now)
  await addKnownInstallation(tx, known.accountId, installationId, now)
}
