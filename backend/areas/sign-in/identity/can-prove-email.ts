import { lockSignIn } from '@/backend/areas/sign-in/identities'
import type { Transaction } from '@/backend/db/connect'
import type { ActionCode } from './local-tokens'
import { getUsersByEmail } from './local-users'

/** Checks whether a link proves an address for this user: they have it, or nobody has. */
export async function canProveEmail(
  tx: Transaction,
  { email, userId }: Pick<ActionCode, 'email' | 'userId'>,
): Promise<boolean> {
  await lockSignIn(tx, [email])
  const { proven } = await getUsersByEmail(tx, email, null)
  return proven === null || proven.id === userId
}
