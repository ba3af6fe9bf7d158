import { type AnyColumn, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isOpen } from '@/backend/areas/listing/closing'
import type { Database, Transaction } from '@/backend/db/connect'
import { internship } from '@/backend/db/schema/internship'
import { job } from '@/backend/db/schema/job'
import { notification } from '@/backend/db/schema/notification'
import { scholarship } from '@/backend/db/schema/scholarship'
import type { Clock } from '@/backend/platform/runtime/clock'
import { notifyOpenPages, type PageMessage } from '@/backend/platform/socket/notify-pages'
import type { Notification } from '@/lib/contract/notifications/notification'
import { toDay } from '@/lib/shared/calendar/day'
import {
  type SelectMatches,
  selectInternshipMatches,
  selectJobMatches,
  selectScholarshipMatches,
} from './matching-accounts'
import { toNotification } from './notifications'
import { claimPublished, type Published } from './publications'

export type Announced = { readonly accountId: string; readonly notification: Notification }

type Sort = {
  readonly idsOf: (published: Published) => readonly number[]
  readonly listing: PgTable & Record<'id' | 'title' | 'closingDate' | 'removedAt', AnyColumn>
  readonly listingId: AnyColumn
  readonly findWishes: SelectMatches
}

const sorts: readonly Sort[] = [
  {
    idsOf: ({ jobIds }) => jobIds,
    listing: job,
    listingId: notification.jobId,
    findWishes: selectJobMatches,
  },
  {
    idsOf: ({ internshipIds }) => internshipIds,
    listing: internship,
    listingId: notification.internshipId,
    findWishes: selectInternshipMatches,
  },
  {
    idsOf: ({ scholarshipIds }) => scholarshipIds,
    listing: scholarship,
    listingId: notification.scholarshipId,
    findWishes: selectScholarshipMatches,
  },
]

/**
 * Writes one notification per user and open listing and notifies the user's open pages, in the transaction
 * that deletes the publication. Null when none are pending.
 */
export async function announceBatch(db: Database, now: Date): Promise<Announced[] | null> {
  return db.transaction(async (tx) => {
    // Every user may match one listing, so this may take longer than a page's query.
    await tx.execute(sql`set local statement_timeout = '30s'`)
    const published = await claimPublished(tx)
    if (sorts.every(({ idsOf }) => idsOf(published).length === 0)) return null
    const told: Announced[] = []
    for (const sort of sorts)
      told.push(...(await writeNotifications(tx, now, sort.idsOf(published), sort)))
    await notifyOpenPages(tx, ...told.map(toMessage))
    return told
  })
}

/** Announces all pending publications and returns how many notifications were written. */
export async function announceAll(db: Database, clock: Clock): Promise<number> {
  let count = 0
  for (;;) {
    const told = await announceBatch(db, clock.now())
    if (told === null) return count
    count += told.length
  }
}

async function writeNotifications(
  tx: Transaction,
  now: Date,
  ids: readonly number[],
  { listing, listingId, findWishes }: Sort,
): Promise<Announced[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${notification} (account_id, ${sql.identifier(listingId.name)}, title, created_at)
    select wish.account_id, ${listing.id}, ${listing.title}, ${now.toISOString()}::timestamptz
    from (${findWishes(ids)}) wish join ${listing} on ${listing.id} = wish.listing_id
    where ${isOpen(listing, toDay(now))}
    on conflict do nothing returning id`)
  // One array, because PostgreSQL takes at most 65,535 parameters.
  const written = `{${rows.map(({ id }) => id).join(',')}}`
  const told = await tx
    .select()
    .from(notification)
    .where(sql`${notification.id} = any(${written}::uuid[])`)
  return told.map((row) => ({ accountId: row.accountId, notification: toNotification(row) }))
}

function toMessage({ accountId, notification: told }: Announced): PageMessage {
  return { accountId, event: 'notification', about: [told] }
}
