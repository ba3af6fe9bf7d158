import { and, eq, isNotNull, not, or, type SQL, sql } from 'drizzle-orm'
import { parseSearch } from '@/backend/areas/searches/parse-search'
import type { Database, Transaction } from '@/backend/db/connect'
import { alertReader, searchAlert } from '@/backend/db/schema/messages/alert'
import { MAX_ALERTS_PER_ADDRESS } from '@/lib/contract/search-alerts/schemaless-search-alert-endpoints'
import type { AlertFrequency } from '@/lib/contract/search-alerts/search-alert'
import type { ListingType } from '@/lib/contract/searches/saved-search'
import { addDays, toDay } from '@/lib/shared/calendar/day'

/** Days after which an unconfirmed alert expires. */
export const ALERT_CONFIRM_DAYS = 3

export type AlertRecipient = typeof alertReader.$inferSelect
export type Alert = typeof searchAlert.$inferSelect

export type AlertRequest = {
  readonly area: ListingType
  readonly search: string
  readonly rhythm: AlertFrequency
}

/**
 * Creates the recipient or finds it, and locks it, so that orders for one address wait for each other.
 * `email` is in lower case.
 */
export async function createOrLockRecipient(
  tx: Transaction,
  email: string,
  now: Date,
): Promise<AlertRecipient> {
  const [reader] = await tx
    .insert(alertReader)
    .values({ email, createdAt: now })
    .onConflictDoUpdate({ target: alertReader.email, set: { email } })
    .returning()
  if (reader === undefined) throw new Error('An upsert gives its row')
  return reader
}

/**
 * Adds an alert, unconfirmed when new; ordering it again restarts its time to confirm. The search must be one
 * that `parseSearch` accepts.
 */
export async function addAlert(
  tx: Transaction,
  recipient: AlertRecipient,
  { area, search, rhythm }: AlertRequest,
  now: Date,
): Promise<Alert> {
  const createdAt = sql`case when ${searchAlert.confirmedAt} is null then excluded.created_at else ${searchAlert.createdAt} end`
  const [added] = await tx
    .insert(searchAlert)
    .values({
      readerId: recipient.id,
      area,
      search,
      rhythm,
      seenId: await getNewestItemId(tx, area),
      nextOn: addDays(toDay(now), 1),
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [searchAlert.readerId, searchAlert.area, searchAlert.search],
      set: { createdAt },
    })
    .returning()
  if (added === undefined) throw new Error('An upsert gives its row')
  return added
}

/**
 * Checks whether the recipient has the maximum of confirmed alerts. Unconfirmed ones do not count, because
 * anybody can order them (promise T20).
 */
export async function hasMaxAlerts(tx: Transaction, { id }: AlertRecipient): Promise<boolean> {
  return (await countConfirmed(tx, id)) >= MAX_ALERTS_PER_ADDRESS
}

/** Checks whether a recipient of this id still has an alert. */
export async function hasConfirmedAlert(db: Database, readerId: string): Promise<boolean> {
  return (await countConfirmed(db, readerId)) > 0
}

function countConfirmed(db: Database, readerId: string): Promise<number> {
  const isConfirmed = and(eq(searchAlert.readerId, readerId), isNotNull(searchAlert.confirmedAt))
  return db.$count(searchAlert, isConfirmed)
}

/**
 * Confirms an alert; a second call only sets the rhythm. `too-many`: the address has the maximum of alerts, and
 * nothing changed.
 */
export async function confirmAlert(
  tx: Transaction,
  { id, confirmedAt, readerId }: Alert,
  rhythm: AlertFrequency,
  now: Date,
): Promise<'confirmed' | 'too-many'> {
  const [reader] = await tx
    .select()
    .from(alertReader)
    .where(eq(alertReader.id, readerId))
    .for('update')
  if (reader === undefined || (confirmedAt === null && (await hasMaxAlerts(tx, reader))))
    return 'too-many'
  await tx
    .update(searchAlert)
    .set({ rhythm, confirmedAt: sql`coalesce(${searchAlert.confirmedAt}, ${now.toISOString()})` })
    .where(eq(searchAlert.id, id))
  return 'confirmed'
}

/** Finds an alert by its token; null also when it was not confirmed in time. */
export async function getAlertByToken(
  db: Database,
  token: string,
  now: Date,
): Promise<{ readonly reader: AlertRecipient; readonly alert: Alert } | null> {
  const [found] = await db
    .select({ reader: alertReader, alert: searchAlert })
    .from(searchAlert)
    .innerJoin(alertReader, eq(alertReader.id, searchAlert.readerId))
    .where(and(eq(searchAlert.token, token), not(isUnconfirmedAlertExpired(now))))
  return found ?? null
}

/** Condition on `search_alert`: it was not confirmed in time. */
export function isUnconfirmedAlertExpired(now: Date): SQL {
  const before = new Date(now.getTime() - ALERT_CONFIRM_DAYS * 86_400_000).toISOString()
  return sql`(${searchAlert.confirmedAt} is null and ${searchAlert.createdAt} < ${before})`
}

export async function getRecipientByToken(
  db: Database,
  token: string,
): Promise<AlertRecipient | null> {
  const [found] = await db.select().from(alertReader).where(eq(alertReader.token, token))
  return found ?? null
}

/**
 * Ends all alerts of a recipient's token, or the one alert of its own token, and deletes recipients without
 * alerts.
 */
export async function deleteAlertsByToken(tx: Transaction, token: string): Promise<void> {
  const isIt = or(
    eq(searchAlert.token, token),
    sql`${searchAlert.readerId} in (
    select ${alertReader.id} from ${alertReader} where ${alertReader.token} = ${token})`,
  )
  const ended = await tx
    .delete(searchAlert)
    .where(isIt)
    .returning({ readerId: searchAlert.readerId })
  for (const readerId of new Set(ended.map((alert) => alert.readerId))) {
    if ((await tx.$count(searchAlert, eq(searchAlert.readerId, readerId))) > 0) continue
    await tx.delete(alertReader).where(eq(alertReader.id, readerId))
  }
}

/** Finds the greatest id of an area; later items have a greater one. 0 while there are none. */
export async function getNewestItemId(
  db: Database | Transaction,
  area: ListingType,
): Promise<number> {
  const table = parseSearch(area, '')?.table
  if (table === undefined) throw new Error('Every area can be read without a filter')
  const { rows } = await db.execute<{ id: number | null }>(
    sql`select max(${table.id}) as id from ${table}`,
  )
  return rows[0]?.id ?? 0
}
