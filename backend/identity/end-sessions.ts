import type { Transaction } from '../db/connect'
import { getIdentity } from '../repositories/identities'
import { endOtherSessions } from '../repositories/sessions'

/** Ends the sessions of a local user's account, but for the one the call came with (promise T4). */
export async function endSessionsOf(
  tx: Transaction,
  userId: string,
  keptToken: string | null,
  now: Date,
): Promise<void> {
  const known = await getIdentity(tx, { provider: 'local', subject: userId })
  if (known !== null) await endOtherSessions(tx, known.accountId, keptToken, now)
}
