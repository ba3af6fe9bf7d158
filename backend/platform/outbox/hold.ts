import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { outboxHome, outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'

/** Together they differ between clusters, and between databases that were created by a restore. */
const CLUSTER = sql`(select system_identifier from pg_control_system())`
const OID = sql`(select oid from pg_database where datname = current_database())`
const THIS_DATABASE = sql<string>`${CLUSTER} || '/' || ${OID}`

/**
 * Reads since when nothing goes out; null when messages go out. The first call in a restored backup starts a
 * hold.
 */
export async function getHeldSince(db: Database, now: Date): Promise<Date | null> {
  const [home] = await db
    .select({ heldSince: outboxHome.heldSince, isHere: sql<boolean>`database = ${THIS_DATABASE}` })
    .from(outboxHome)
  if (home === undefined) {
    await db.insert(outboxHome).values({ database: THIS_DATABASE }).onConflictDoNothing()
    return null
  }
  if (home.heldSince !== null) return home.heldSince
  return home.isHere ? null : holdMessages(db, now)
}

/** Holds all messages from now on; a second call keeps the first time, which it returns. */
export async function holdMessages(db: Database, now: Date): Promise<Date> {
  const heldSince = sql`coalesce(${outboxHome.heldSince}, ${now.toISOString()}::timestamptz)`
  const [held] = await db
    .insert(outboxHome)
    .values({ database: THIS_DATABASE, heldSince: now })
    .onConflictDoUpdate({ target: outboxHome.id, set: { heldSince } })
    .returning()
  return held?.heldSince ?? now
}

/**
 * Lets messages go out again, from this database. `isDropping`: those queued before the hold are dropped and
 * count as sent, because they came from a backup. Returns how many were dropped; null when nothing was held.
 */
export async function releaseMessages(
  db: Database,
  { now, isDropping }: { readonly now: Date; readonly isDropping: boolean },
): Promise<number | null> {
  const heldSince = await getHeldSince(db, now)
  if (heldSince === null) return null
  return db.transaction(async (tx) => {
    const isOld = and(
      eq(outgoingMessage.state, 'waiting'),
      lt(outgoingMessage.createdAt, heldSince),
    )
    const dropped = isDropping
      ? await tx
          .update(outgoingMessage)
          .set({ state: 'dropped', content: null, claimedBy: null, settledAt: now })
          .where(isOld)
          .returning({ id: outgoingMessage.id })
      : []
    await tx.update(outboxHome).set({ database: THIS_DATABASE, heldSince: null })
    return dropped.length
  })
}
