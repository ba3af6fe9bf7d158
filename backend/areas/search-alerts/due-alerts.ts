import { and, asc, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { ListedTable } from '@/backend/areas/listing/listed-table'
import { listOpenItemsAfter } from '@/backend/areas/listing/open-listing'
import { parseSearch } from '@/backend/areas/searches/parse-search'
import type { Transaction } from '@/backend/db/connect'
import { alertReader, searchAlert } from '@/backend/db/schema/messages/alert'
import { addDays } from '@/lib/shared/calendar/day'
import { type Alert, type AlertRecipient, getNewestItemId } from './alerts'
import { toSearchLabel } from './search-label'

export type SearchAlertResults = {
  /** For example "Jobs: “bridge”, Siem Reap". */
  readonly label: string
  /** Absolute address of the search on the site. */
  readonly url: string
  readonly items: readonly { readonly title: string; readonly url: string }[]
  readonly count: number
  readonly token: string
}

/** Maximum of listings named per alert; the others are only counted. */
const NAMED = 10

const DAYS = { daily: 1, weekly: 7 } as const

/** Selects addresses with a due alert and no mail yet on this day. */
export function selectDueRecipients(today: string): SQL {
  const isTheirs = eq(searchAlert.readerId, alertReader.id)
  return sql`select ${alertReader.id} from ${alertReader} where ${hasNoneOn(today)}
    and exists (select from ${searchAlert} where ${isTheirs} and ${isAlertDue(today)})`
}

/** Locks a recipient; null when another process was faster or the alerts ended. */
export async function claimRecipient(
  tx: Transaction,
  id: string,
  today: string,
): Promise<AlertRecipient | null> {
  const [found] = await tx
    .select()
    .from(alertReader)
    .where(and(eq(alertReader.id, id), hasNoneOn(today)))
    .for('update')
  return found ?? null
}

/** Searches for each due alert and records the search, and the day of the mail when something is new. */
export async function searchDueAlerts(
  tx: Transaction,
  { id }: AlertRecipient,
  today: string,
  siteUrl: string,
): Promise<SearchAlertResults[]> {
  const due = await tx
    .select()
    .from(searchAlert)
    .where(and(eq(searchAlert.readerId, id), isAlertDue(today)))
    .orderBy(asc(searchAlert.createdAt), asc(searchAlert.id))
  const news: SearchAlertResults[] = []
  for (const alert of due) news.push(...(await lookFor(tx, alert, today, siteUrl)))
  if (news.length > 0) {
    await tx.update(alertReader).set({ mailedOn: today }).where(eq(alertReader.id, id))
  }
  return news
}

function isAlertDue(today: string): SQL | undefined {
  return and(isNotNull(searchAlert.confirmedAt), lte(searchAlert.nextOn, today))
}

function hasNoneOn(day: string): SQL {
  return sql`${alertReader.mailedOn} is distinct from ${day}`
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
): Promise<SearchAlertResults[]> {
  const newestId = await getNewestItemId(tx, area)
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
      label: await toSearchLabel(tx, area, search),
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
