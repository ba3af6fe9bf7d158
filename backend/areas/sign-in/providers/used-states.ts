import type { Database } from '@/backend/db/connect'
import { oneTimeCode } from '@/backend/db/schema/sign-in/identity'
import { hashToken } from '../sessions'

/** Milliseconds for which the web app accepts a state (decision 012). */
const STATE_MS = 600_000

/**
 * Uses up the state of a redirect; false when any API of the same database used it before. The row's id
 * derives from the state, so there is at most one row.
 */
export async function consumeState(db: Database, state: string, now: Date): Promise<boolean> {
  const tokenHash = hashToken(state)
  const id = tokenHash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  const expiresAt = new Date(now.getTime() + STATE_MS)
  const used = { purpose: 'linkedin', address: '', codeHash: '', usedAt: now } as const
  const taken = await db
    .insert(oneTimeCode)
    .values({ ...used, id, tokenHash, createdAt: now, expiresAt })
    .onConflictDoNothing()
    .returning({ id: oneTimeCode.id })
  return taken.length > 0
}
