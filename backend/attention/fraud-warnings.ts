import { setImmediate } from 'node:timers/promises'
import { desc, inArray, sql } from 'drizzle-orm'
import { isOpen } from '@/backend/areas/listing/closing'
import { internships, jobs } from '@/backend/areas/vacancies/vacancy-tables'
import type { Database, Transaction } from '@/backend/db/connect'
import { audit } from '@/backend/db/schema/desk'
import { htmlToLines } from '@/backend/platform/text/html-to-text'
import { findContacts, findFee } from './fees-and-contacts'

export type FraudWarning = {
  readonly area: 'job' | 'internship'
  readonly id: number
  readonly title: string
  readonly reason: string
}

/** Names of the acts that dismiss a hint and show it again; their rows of the audit remember it. */
export const FRAUD_WARNING_ACTS = { dismiss: 'dismiss-hint', show: 'show-hint' } as const

/** Newest open vacancies of each area that are read: bounds the cost on a large board. */
const READ = 2000

/** Vacancies that are read in one turn of the event loop: some ten milliseconds. */
const TURN = 25

/** Employers from which on a contact in their listings is pointed out. */
const EMPLOYERS = 3

/** Lists open vacancies that ask applicants for money, or share a contact with those of other employers. */
export async function listFraudWarnings(
  db: Database | Transaction,
  today: string,
): Promise<readonly FraudWarning[]> {
  const found = new Map<string, Noticed>()
  const read = [
    ...(await readVacancies(db, jobs, today, found)),
    ...(await readVacancies(db, internships, today, found)),
  ]
  noticed = found
  const employers = new Map<string, Set<number>>()
  for (const { contacts, companyId } of read) {
    for (const contact of contacts) {
      employers.set(contact, (employers.get(contact) ?? new Set()).add(companyId))
    }
  }
  const dismissed = await readDismissed(db)
  return read.flatMap(({ area, id, title, fee, contacts }) => {
    const shared = contacts.filter((each) => (employers.get(each)?.size ?? 0) >= EMPLOYERS)
    const reasons = [
      ...(fee === null ? [] : [`asks for money: “${fee}”`]),
      ...shared.map((each) => `has ${each}, as have listings of other employers`),
    ]
    const reason = reasons.join('; ')
    const isShown = reasons.length > 0 && dismissed.get(`${area} ${id}`) !== reason
    return isShown ? [{ area, id, title, reason }] : []
  })
}

type Noticed = {
  /** The words that ask for money; null without any. */
  readonly fee: string | null
  readonly contacts: readonly string[]
}

/** What was found in the texts of the last reading, by their hash: between two readings few change. */
let noticed: ReadonlyMap<string, Noticed> = new Map()

async function readVacancies(
  db: Database | Transaction,
  { area, vacancy }: typeof jobs | typeof internships,
  today: string,
  found: Map<string, Noticed>,
) {
  const { id, title, companyId, description, requirements, benefits, howToApply } = vacancy
  const parts = sql.join([title, description, requirements, benefits, howToApply], sql`, `)
  const text = sql<string>`concat_ws(chr(10), ${parts})`
  const hash = sql<string>`md5(${text})`
  const rows = await db
    .select({ id, title, companyId, hash })
    .from(vacancy)
    .where(isOpen(vacancy, today))
    .orderBy(desc(vacancy.postedAt), desc(id))
    .limit(READ)
  // Another reading may end meanwhile.
  const before = noticed
  const unread = rows.filter((row) => !before.has(row.hash)).map((row) => row.id)
  const texts =
    unread.length === 0
      ? []
      : await db.select({ hash, text }).from(vacancy).where(inArray(id, unread))
  for (const [index, each] of texts.entries()) {
    // The desk is in the API's process, where visitors wait meanwhile.
    if (index % TURN === 0) await setImmediate()
    const lines = htmlToLines(each.text)
    found.set(each.hash, { fee: findFee(lines), contacts: findContacts(lines) })
  }
  return rows.flatMap((row) => {
    const known = found.get(row.hash) ?? before.get(row.hash)
    if (known === undefined) return []
    found.set(row.hash, known)
    return [{ ...row, area, ...known }]
  })
}

/** Reads the reasons that an operator dismissed, by target; another reason is pointed out again. */
async function readDismissed(db: Database | Transaction): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db
    .selectDistinctOn([audit.target], { target: audit.target, after: audit.after })
    .from(audit)
    .where(inArray(audit.act, Object.values(FRAUD_WARNING_ACTS)))
    .orderBy(audit.target, desc(audit.id))
  return new Map(rows.map(({ target, after }) => [target, after]))
}
