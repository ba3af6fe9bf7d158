import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import type { Channel, MessageContents } from '@/backend/db/schema/messages/message-content'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import type { Outgoing } from './sender'

/**
 * Milliseconds; no retry is ever delayed this long, so a later one was recorded by a clock that was ahead
 * (promise F18).
 */
const FAR = 48 * 60 * 60_000

type Row = typeof outgoingMessage.$inferSelect

export type Claimed<Of extends Channel> = Outgoing<Of> &
  Pick<Row, 'purpose' | 'key' | 'accountId' | 'tries'> & { readonly claimedBy: string }

/**
 * Claims messages due until a moment, soonest to expire first: a code goes before a thousand digests. Skips
 * claimed ones.
 */
export async function claimDue<Of extends Channel>(
  db: Database,
  channel: Of,
  { now, until, atMost }: { readonly now: Date; readonly until: Date; readonly atMost: number },
): Promise<Claimed<Of>[]> {
  const { id, state, nextTryAt, expiresAt } = outgoingMessage
  const claimedBy = randomUUID()
  const due = db
    .select({ id })
    .from(outgoingMessage)
    .where(
      and(
        eq(outgoingMessage.channel, channel),
        eq(state, 'waiting'),
        or(lte(nextTryAt, now), gt(nextTryAt, new Date(now.getTime() + FAR))),
        or(isNull(expiresAt), gt(expiresAt, now)),
      ),
    )
    .orderBy(asc(expiresAt), asc(nextTryAt))
    .limit(atMost)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(outgoingMessage)
    .set({ claimedBy, nextTryAt: until })
    .where(inArray(id, due))
    .returning()
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt,
    // A row of a channel holds what its sender takes, because `queue` wrote it.
    content: row.content as MessageContents[Of],
    claimedBy,
    expiresAt: row.expiresAt,
    purpose: row.purpose,
    key: row.key,
    accountId: row.accountId,
    tries: row.tries,
  }))
}
