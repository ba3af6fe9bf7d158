import type { Session } from '@/lib/contract/auth'
import type { Transaction } from '../db/connect'
import { openSession } from '../repositories/sessions'
import { requireUser } from '../repositories/users'
import { type Proof, resolveAccount } from './sign-in'

/**
 * Signs somebody in: their account, made if need be, and a new session (promise T4).
 *
 * @returns null when a mailed code must prove the address first
 */
export async function openAccount(
  tx: Transaction,
  now: Date,
  proof: Proof,
): Promise<Session | null> {
  const accountId = await resolveAccount(tx, proof, now)
  if (accountId === null) return null
  return {
    sessionToken: await openSession(tx, accountId, now),
    user: await requireUser(tx, accountId),
  }
}
