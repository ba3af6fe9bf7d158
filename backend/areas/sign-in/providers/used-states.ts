import type { Database } from '@/backend/db/connect'
import { oneTimeCode } from '@/backend/db/schema/sign-in/identity'
import { hashToken } from '../sessions'

/** Milliseconds for which the web app lets a state count (decision 012). */
const STATE_MS = 600_000

/** Uses up the state of a redirect; false when it was used before, at whichever API of the same database. The row's id follows from the state, so that there is one row at most. */
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
