import { getIdentity } from '@/backend/areas/sign-in/identities'
import { endOtherSessions } from '@/backend/areas/sign-in/sessions'
import type { Transaction } from '@/backend/db/connect'

/** The session of `keptToken` goes on (promise T4). */
export async function endSessionsOf(
  tx: Transaction,
  userId: string,
  keptToken: string | null,
  now: Date,
): Promise<void> {
  const known = await getIdentity(tx, { provider: 'local', subject: userId })
  if (known !== null) await endOtherSessions(tx, known.accountId, keptToken, now)
}
