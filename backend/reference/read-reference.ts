import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { parseJsonLines } from '@/backend/platform/text/json-lines'

const folder = new URL('./', import.meta.url)

const text = z.string().trim().min(1)
const amount = z.int().positive().nullable()

const lookup = z.strictObject({ name: text, nameKm: text.nullable() })
const province = lookup.extend({ code: z.string().regex(/^KH-\d{1,2}$/) })
const otherPlace = lookup.extend({ code: z.enum(['ABROAD', 'REMOTE']) })
/** Whole US dollars a month; null is open. */
const salaryBand = lookup.extend({ min: amount, max: amount })
/** Under a key of spec §3. */
const setting = z.strictObject({ key: text, value: text.nullable(), url: z.url().nullable() })
const majorProfile = z.strictObject({
  major: text,
  department: text,
  durationYears: z.int().min(1).max(10),
  degree: text,
  /** HTML, as are `careers`. */
  description: text,
  careers: text,
})

type Lookup = z.output<typeof lookup>

export type Reference = Awaited<ReturnType<typeof readReference>>

/** Reads what every board has, with or without listings: lists to choose from, majors, settings. Throws `BrokenRowError`. */
export async function readReference() {
  const departments = await readLookups('departments')
  const majors = await readLookups('majors')
  return {
    categories: await readLookups('categories'),
    companyTypes: await readLookups('company-types'),
    departments,
    genders: await readLookups('genders'),
    jobLevels: await readLookups('job-levels'),
    jobTypes: await readLookups('job-types'),
    majors,
    maritalStatuses: await readLookups('marital-statuses'),
    provinces: await readList('provinces', province),
    otherPlaces: await readList('other-places', otherPlace),
    /** Lowest first. */
    qualifications: await readLookups('qualifications'),
    salaryBands: await readList('salary-bands', salaryBand),
    settings: await readSettings(),
    majorProfiles: await readRows({
      folder,
      file: 'major-profiles.jsonl',
      schema: majorProfile.extend({
        major: nameOf('majors', majors),
        department: nameOf('departments', departments),
      }),
      key: ({ major }) => major,
    }),
  }
}

/** Reads the settings of the site that a new database gets; they name nobody who exists. */
export function readSettings() {
  return readRows({ folder, file: 'settings.jsonl', schema: setting, key: ({ key }) => key })
}

const readLookups = (name: string) => readList(name, lookup)

function readList<Schema extends z.ZodType<Lookup>>(name: string, schema: Schema) {
  return readRows({ folder, file: `${name}.jsonl`, schema, key: (row) => row.name })
}

type RowFile<Schema extends z.ZodType> = {
  /** The folder as a URL that ends with a slash. */
  readonly folder: URL
  readonly file: string
  readonly schema: Schema
  /** What no two rows may share. */
  readonly key: (row: z.output<Schema>) => string
}

/** Reads JSON Lines: one object a line, in the order they are shown in. Throws `BrokenRowError`. */
export async function readRows<Schema extends z.ZodType>({
  folder,
  file,
  schema,
  key,
}: RowFile<Schema>): Promise<z.output<Schema>[]> {
  const text = await readFile(new URL(file, folder), 'utf8')
  const lines = new Map<string, number>()
  const check = (row: z.output<Schema>, line: number) => {
    const before = lines.get(key(row))
    lines.set(key(row), line)
    return before === undefined ? null : `"${key(row)}" is already on line ${before}`
  }
  return parseJsonLines({ file, text, schema, check })
}

/** A name of a list that was read before. */
export function nameOf(list: string, rows: readonly { readonly name: string }[]) {
  const names = new Set(rows.map(({ name }) => name))
  return z.string().refine((name) => names.has(name), `is not in ${list}.jsonl`)
}
