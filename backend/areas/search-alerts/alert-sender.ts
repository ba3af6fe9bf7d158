import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { ListedTable } from '@/backend/areas/listing/listed-table'
import { listOpenItemsAfter } from '@/backend/areas/listing/open-listing'
import { parseSearch } from '@/backend/areas/searches/parse-search'
import type { Database, Transaction } from '@/backend/db/connect'
import { alertReader, searchAlert } from '@/backend/db/schema/messages/alert'
import type { Outbox } from '@/backend/platform/outbox/outbox'
import { queueMail } from '@/backend/platform/outbox/queue'
import type { Clock } from '@/backend/platform/runtime/clock'
import { addDays, toDay, toHour } from '@/lib/shared/calendar/day'
import { type SearchNews, toAlertMail } from './alert-mails'
import { type Alert, type AlertRecipient, getNewestId } from './alerts'
import { describeSearch } from './describe-search'

type Options = {
  readonly db: Database
  readonly clock: Clock
  readonly outbox: Pick<Outbox, 'wake'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly siteUrl: string
  /** Hour of the day in Asia/Phnom_Penh, 0 to 23. */
  readonly hour: number
}

const AT_ONCE = 20

/** Maximum of listings named per alert; the others are only counted. */
const NAMED = 10

const DAYS = { daily: 1, weekly: 7 } as const

/** Milliseconds until an undelivered mail expires, because the next one is due. */
const LIFETIME = 23 * 60 * 60_000

/**
 * Creates the job that mails new items of searches, one mail a day and address. Each mail is queued in the
 * transaction that records its content.
 */
export function createAlertSender(options: Options): () => Promise<void> {
  const { db, clock, hour, log, outbox } = options
  return async () => {
    let last = ''
    while (toHour(clock.now()) >= hour) {
      const now = clock.now()
      const readers = await listDueReaders(db, toDay(now), last)
      if (readers.length === 0) return
      for (const { id } of readers) {
        last = id
        try {
          await db.transaction((tx) => sendAlerts(tx, options, id, now))
        } catch (error) {
          log.warn({ err: error }, 'an alert could not be written and will be tried again')
        }
      }
      outbox.wake()
    }
  }
}

function listDueReaders(db: Database, today: string, after: string) {
  const isDue = sql`exists (select from ${searchAlert} where ${and(
    eq(searchAlert.readerId, alertReader.id),
    isNotNull(searchAlert.confirmedAt),
    lte(searchAlert.nextOn, today),
  )})`
  return db
    .select({ id: alertReader.id })
    .from(alertReader)
    .where(and(isDue, hasNoneOn(today), after === '' ? undefined : gt(alertReader.id, after)))
    .orderBy(asc(alertReader.id))
    .limit(AT_ONCE)
}

function hasNoneOn(day: string) {
  return sql`${alertReader.mailedOn} is distinct from ${day}`
}

async function sendAlerts(
  tx: Transaction,
  { siteUrl }: Options,
  readerId: string,
  now: Date,
): Promise<void> {
  const today = toDay(now)
  // Another process may have been faster, or the recipient may have ended the alert.
  const [reader] = await tx
    .select()
    .from(alertReader)
    .where(and(eq(alertReader.id, readerId), hasNoneOn(today)))
    .for('update')
  if (reader === undefined) return
  const due = await tx
    .select()
    .from(searchAlert)
    .where(
      and(
        eq(searchAlert.readerId, readerId),
        isNotNull(searchAlert.confirmedAt),
        lte(searchAlert.nextOn, today),
      ),
    )
    .orderBy(asc(searchAlert.createdAt), asc(searchAlert.id))
  const told: SearchNews[] = []
  for (const alert of due) told.push(...(await lookFor(tx, alert, today, siteUrl)))
  if (told.length === 0) return
  const mail = toAlertMail({ to: reader.email, told, token: reader.token, siteUrl })
  await queueMail(tx, mail, {
    purpose: 'alert',
    key: toKey(reader, today),
    expiresAt: new Date(now.getTime() + LIFETIME),
    now,
  })
  await tx.update(alertReader).set({ mailedOn: today }).where(eq(alertReader.id, readerId))
}

function toKey({ id }: Pick<AlertRecipient, 'id'>, day: string): string {
  return `alert:${id}:${day}`
}

async function listTitles(tx: Transaction, table: ListedTable, ids: readonly number[]) {
  const { rows } = await tx.execute<{ id: number; title: string }>(sql`
    select ${table.id} as id, title from ${table} where ${inArray(table.id, [...ids])}
    order by ${table.id} desc`)
  return rows
}

/** Finds what is new for each alert; empty when there is nothing, and then the next look is scheduled too. */
async function lookFor(
  tx: Transaction,
  { id, area, search, rhythm, seenId, token }: Alert,
  today: string,
  siteUrl: string,
): Promise<SearchNews[]> {
  const newestId = await getNewestId(tx, area)
  await tx
    .update(searchAlert)
    .set({ seenId: newestId, nextOn: addDays(today, DAYS[rhythm]) })
    .where(eq(searchAlert.id, id))
  const sought = parseSearch(area, search)
  if (sought === null || newestId <= seenId) return []
  // Items committed from now on belong to the next look, which starts here.
  const range = { afterId: seenId, upToId: newestId }
  const ids = await listOpenItemsAfter(tx, sought.table, today, { ...sought, ...range })
  if (ids.length === 0) return []
  const items = await listTitles(tx, sought.table, ids.slice(0, NAMED))
  const listing = `/${area}`
  return [
    {
      label: await describeSearch(tx, area, search),
      url: `${siteUrl}${listing}${search === '' ? '' : `?${search}`}`,
      items: items.map((item) => ({
        title: item.title,
        // Without the title, which is 200 characters of percent signs in Khmer; the short address redirects
        // to the full one.
        url: `${siteUrl}${listing}/${item.id}`,
      })),
      count: ids.length,
      token,
    },
  ]
}
