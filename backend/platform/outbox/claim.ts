import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import type { Channel, MessageContents } from '@/backend/db/schema/messages/message-content'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import type { SendCheck } from './send-check'
import type { Outgoing } from './sender'

/**
 * Milliseconds; no retry is ever delayed this long, so a later one was recorded by a clock that was ahead
 * (promise F18).
 */
const FAR = 48 * 60 * 60_000

/** Milliseconds after which a postponed message is checked again. */
const POSTPONED = 60_000

type Row = typeof outgoingMessage.$inferSelect

export type Claimed<Of extends Channel> = Outgoing<Of> & {
  readonly claimedBy: string
  readonly tries: number
}

type ClaimOptions = {
  readonly now: Date
  readonly until: Date
  readonly atMost: number
  readonly checkBeforeSending?: SendCheck
}

/**
 * Claims messages due until a moment, soonest to expire first: a code goes before a thousand digests. Skips
 * claimed ones, and drops those that the check does not let through.
 */
export async function claimDue<Of extends Channel>(
  db: Database,
  channel: Of,
  options: ClaimOptions,
): Promise<Claimed<Of>[]> {
  const claimedBy = randomUUID()
  const { rows, sendable } = await db.transaction(async (tx) => {
    const due = await claimRows(tx, channel, claimedBy, options)
    return { rows: due, sendable: await removeUnwanted(tx, due, options) }
  })
  // Others may be due behind those that are not sent.
  if (rows.length > 0 && sendable.length === 0) return claimDue(db, channel, options)
  return sendable.map((row) => ({
    id: row.id,
    createdAt: row.createdAt,
    // A row of a channel holds what its sender takes, because `queue` wrote it.
    content: row.content as MessageContents[Of],
    claimedBy,
    expiresAt: row.expiresAt,
    tries: row.tries,
  }))
}

function claimRows(
  tx: Transaction,
  channel: Channel,
  claimedBy: string,
  { now, until, atMost }: ClaimOptions,
): Promise<Row[]> {
  const { id, state, nextTryAt, expiresAt } = outgoingMessage
  const due = tx
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
  return tx
    .update(outgoingMessage)
    .set({ claimedBy, nextTryAt: until })
    .where(inArray(id, due))
    .returning()
}

/** Drops or postpones the claimed rows that are not to be sent now, and returns the others. */
async function removeUnwanted(
  tx: Transaction,
  rows: readonly Row[],
  { now, checkBeforeSending }: ClaimOptions,
): Promise<readonly Row[]> {
  if (checkBeforeSending === undefined) return rows
  const sendable: Row[] = []
  for (const row of rows) {
    const decision = await checkBeforeSending(tx, row)
    if (decision === 'send') {
      sendable.push(row)
      continue
    }
    const change =
      decision === 'drop'
        ? ({ state: 'dropped', content: null, settledAt: now } as const)
        : { nextTryAt: new Date(now.getTime() + POSTPONED) }
    await tx
      .update(outgoingMessage)
      .set({ ...change, claimedBy: null })
      .where(eq(outgoingMessage.id, row.id))
  }
  return sendable
}
