import { listUnansweredMessages } from '@/backend/areas/contact/contact-inbox'
import { listRemovedListings } from '@/backend/areas/listing/removal'
import { listFraudWarnings } from '@/backend/attention/fraud-warnings'
import type { Database } from '@/backend/db/connect'
import { countHeldEntries, listHeldEntries } from '@/backend/held-entries/held-entries'
import { toDay as today } from '@/lib/shared/calendar/day'
import { type AuditRow, listAudit, toShortJson } from './list-audit'
import { LISTING_TYPES, listingTypes } from './listing-types'

const SHOWN = 200

/** Prints what is taken down, by area, the latest first. */
export async function printRemovedListings(db: Database): Promise<readonly string[]> {
  const lines: string[] = []
  for (const area of LISTING_TYPES) {
    const { table, path } = listingTypes[area]
    for (const { id, title, removedAt, because } of await listRemovedListings(db, table)) {
      lines.push(`${toDay(removedAt)}  ${path}/${id} “${title}”${toReason(because)}`)
    }
  }
  return lines.length === 0 ? ['Nothing is taken down.'] : lines
}

/** Prints what is pointed out about vacancies, with the reason. */
export async function printFraudWarnings(db: Database): Promise<readonly string[]> {
  const hints = await listFraudWarnings(db, today(new Date()))
  const lines = hints.map(({ area, id, title, reason }) => `${area} ${id} “${title}” ${reason}`)
  return lines.length === 0 ? ['Nothing is pointed out.'] : lines
}

/** Prints the entries of feeds that nobody has decided about, with the reason. */
export async function printHeldEntries(db: Database): Promise<readonly string[]> {
  const [rows, count] = [await listHeldEntries(db, SHOWN), await countHeldEntries(db)]
  if (count === 0) return ['Nothing is held back.']
  const lines = rows.map(
    ({ source, reference, title, employer, reason }) =>
      `${source}  ${reference}\n  ${title}, ${employer}\n  It ${reason}.`,
  )
  return count > rows.length ? [...lines, `${count - rows.length} more are not listed.`] : lines
}

/** Prints messages and reports that wait, those of one listing together. */
export async function printContactMessages(db: Database): Promise<readonly string[]> {
  const { total, messages } = await listUnansweredMessages(db, SHOWN)
  if (total === 0) return ['No message waits for an answer.']
  const lines = messages.flatMap(({ id, sentAt, companyName, email, message }) => [
    `${id}  ${toDay(sentAt)}  ${companyName}, ${email ?? 'no address'}`,
    ...message.split('\n').map((line) => `  ${line}`.trimEnd()),
  ])
  return total > messages.length ? [...lines, `and ${total - messages.length} more`] : lines
}

/** Prints the latest acts of operators. */
export async function printAudit(db: Database): Promise<readonly string[]> {
  const rows = await listAudit(db, { limit: SHOWN })
  return rows.length === 0 ? ['Nothing was done yet.'] : rows.map(toAuditLine)
}

function toAuditLine({ id, at, actor, act, target, title, because, ...row }: AuditRow): string {
  const state =
    row.undoneBy !== null
      ? `, undone by ${row.undoneBy}`
      : row.undoes
        ? `, undoes ${row.undoes}`
        : ''
  const values =
    row.after === null ? '' : `\n  ${toShortJson(row.before)} -> ${toShortJson(row.after)}`
  return `${id}  ${at.toISOString().slice(0, 16)}  ${actor}  ${act} ${target} “${title}”${state}${toReason(because)}${values}`
}

const toDay = (at: Date) => at.toISOString().slice(0, 10)
const toReason = (because: string | null) => (because === null ? '' : `: ${because}`)
