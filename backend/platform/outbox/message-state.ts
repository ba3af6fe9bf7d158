import { and, asc, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Transaction } from '@/backend/db/connect'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import type { SettledHandlers, SettledMessage } from './settled-handlers'

type Row = typeof outgoingMessage.$inferSelect
type Claim = { readonly id: string; readonly claimedBy: string }

/** Rows per batch. */
const AT_ONCE = 200

/**
 * Settles a claimed message after its last attempt. Only a dead one keeps its content: nobody reads the others any
 * more. `why` is null when it was accepted.
 */
export function settleClaim(
  db: Database,
  settledHandlers: SettledHandlers,
  claim: Claim,
  settled: {
    readonly state: SettledMessage['state']
    readonly now: Date
    readonly why: string | null
  },
): Promise<number> {
  const { state, now, why } = settled
  return settle(db, settledHandlers, now, isHeld(claim), {
    state,
    ...(state === 'dead' ? {} : { content: null }),
    tries: sql`${outgoingMessage.tries} + 1`,
    lastError: why,
  })
}

/** Records a failed attempt; the next one comes at `nextTryAt`. */
export async function recordFailedAttempt(
  db: Database,
  claim: Claim,
  { nextTryAt, why }: { readonly nextTryAt: Date; readonly why: string },
): Promise<void> {
  const tries = sql`${outgoingMessage.tries} + 1`
  await db
    .update(outgoingMessage)
    .set({ claimedBy: null, nextTryAt, tries, lastError: why })
    .where(isHeld(claim))
}

/** Releases a message that was not attempted, or whose attempt our own stop aborted: it does not count. */
export async function releaseClaim(db: Database, claim: Claim, nextTryAt: Date): Promise<void> {
  await db.update(outgoingMessage).set({ claimedBy: null, nextTryAt }).where(isHeld(claim))
}

type Expiring = {
  readonly db: Database
  readonly settledHandlers: SettledHandlers
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Drops expired messages and their content, dead ones too. Each in its own transaction: an outcome that fails
 * delays no other.
 */
export async function dropExpired(
  { db, settledHandlers, log }: Expiring,
  now: Date,
): Promise<void> {
  const { id, expiresAt } = outgoingMessage
  const isExpired = and(lte(expiresAt, now), isUnsent(now))
  const expired = await db
    .select({ id })
    .from(outgoingMessage)
    .where(isExpired)
    .orderBy(asc(expiresAt), asc(id))
    .limit(AT_ONCE)
  const change = { state: 'dropped', content: null } as const
  for (const each of expired) {
    try {
      await settle(db, settledHandlers, now, and(eq(id, each.id), isExpired), change)
    } catch (error) {
      log.warn({ err: error, id: each.id }, 'what becomes of an expired message failed')
      await db.execute(sql`select 1`)
    }
  }
}

/**
 * Drops a waiting or dead message for an operator. Returns 0 when it was sent, is on its way now, or is
 * unknown.
 */
export function dropUnsent(
  db: Database,
  settledHandlers: SettledHandlers,
  id: string,
  now: Date,
): Promise<number> {
  const which = and(eq(outgoingMessage.id, id), isUnsent(now))
  return settle(db, settledHandlers, now, which, { state: 'dropped', content: null })
}

/** Condition: neither accepted nor dropped, and not on its way. */
export function isUnsent(now: Date): SQL | undefined {
  const { content, claimedBy, nextTryAt } = outgoingMessage
  return and(isNotNull(content), or(isNull(claimedBy), lte(nextTryAt, now)))
}

/** Settles messages and returns how many. */
function settle(
  db: Database,
  settledHandlers: SettledHandlers,
  now: Date,
  which: SQL | undefined,
  change: Parameters<ReturnType<Transaction['update']>['set']>[0],
): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(outgoingMessage)
      .set({ ...change, claimedBy: null, settledAt: now })
      .where(which)
      .returning()
    for (const row of rows) await settledHandlers[row.purpose]?.(tx, toSettled(row, now))
    return rows.length
  })
}

function toSettled({ state, settledAt: _, ...row }: Row, at: Date): SettledMessage {
  if (state === 'waiting') throw new Error('The message still waits')
  const { id, key, purpose, accountId, createdAt, lastError } = row
  return { id, key, purpose, accountId, createdAt, state, at, lastError }
}

/** After a claim ended it records nothing: another process may have the message. A settled one has no claim. */
function isHeld({ id, claimedBy }: Claim): SQL | undefined {
  return and(eq(outgoingMessage.id, id), eq(outgoingMessage.claimedBy, claimedBy))
}
