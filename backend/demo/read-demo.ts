import { z } from 'zod'
import type { FeedRecord } from '@/backend/import/read/feed-record'
import { toJsonRecord } from '@/backend/import/read/json-records'
import { nameOf, type Reference, readRows } from '@/backend/reference/read-reference'
import { addDays } from '@/lib/shared/calendar/day'

const folder = new URL('./', import.meta.url)

const text = z.string().min(1)
const logo = z.string().startsWith('/logos/').nullable()

/** None of these employers exists but the ministries, which have no logo. */
export async function readEmployers({ companyTypes, provinces }: Reference) {
  return readDemoRows(
    'employers.jsonl',
    z.strictObject({
      reference: text,
      name: text,
      kind: z.enum(['company', 'ministry']),
      featured: z.boolean(),
      type: nameOf('company-types', companyTypes),
      province: nameOf('provinces', provinces),
      /** HTML. */
      description: text,
      website: z.url(),
      logo,
    }),
  )
}

/** None of these universities exists. */
export async function readUniversities({ departments, provinces }: Reference) {
  return readDemoRows(
    'universities.jsonl',
    z.strictObject({
      reference: text,
      name: text,
      nameKm: text.nullable(),
      province: nameOf('provinces', provinces),
      featured: z.boolean(),
      /** HTML. */
      description: text,
      website: z.url(),
      logo,
      /** Every major of these departments is taught there. */
      departments: z.array(nameOf('departments', departments)).min(1),
    }),
  )
}

export type FeedName = 'jobs' | 'internships' | 'scholarships'

/** Reads a feed of the demo as of `today` (`YYYY-MM-DD`), for the importer. */
export async function readDemoRecords(name: FeedName, today: string): Promise<FeedRecord[]> {
  const entry = z.looseObject({ reference: text })
  const rows = await readDemoRows(`${name}.jsonl`, entry)
  return rows.map((row, index) => {
    const place = { line: index + 1, path: 'json', size: JSON.stringify(row).length }
    return withDates(toJsonRecord(row, place), today)
  })
}

const DATE_FIELDS = new Set([
  ...['postedAt', 'closingDate'],
  ...['posting_date', 'opening_date', 'closing_date'],
])

/** Days after `today`, negative before it, and the time in Phnom Penh: `+12`, `-3 09:30`. */
const OFFSET = /^([+-]\d{1,3})(?: (\d\d:\d\d))?$/

/** Gives dates that are stated as days from `today` as dates. */
function withDates(record: FeedRecord, today: string): FeedRecord {
  return {
    ...record,
    text: (field) => {
      const stated = record.text(field)
      const [, days, time] = (DATE_FIELDS.has(field) && OFFSET.exec(stated)) || []
      if (days === undefined) return stated
      const day = addDays(today, Number(days))
      return time === undefined ? day : `${day}T${time}:00+07:00`
    },
  }
}

function readDemoRows<Schema extends z.ZodType<{ reference: string }>>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  return readRows({ folder, file, schema, key: ({ reference }) => reference })
}
