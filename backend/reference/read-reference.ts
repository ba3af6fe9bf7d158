import { z } from 'zod'
import { nameOf, readRows } from './read-rows'

const folder = new URL('./', import.meta.url)

const text = z.string().trim().min(1)
const amount = z.int().positive().nullable()

const lookup = z.strictObject({ name: text, nameKm: text.nullable() })
const province = lookup.extend({ code: z.string().regex(/^KH-\d{1,2}$/) })
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

export type Lookup = z.output<typeof lookup>

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
    /** Lowest first. */
    qualifications: await readLookups('qualifications'),
    salaryBands: await readList('salary-bands', salaryBand),
    settings: await readRows({
      folder,
      file: 'settings.jsonl',
      schema: setting,
      key: ({ key }) => key,
    }),
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

const readLookups = (name: string) => readList(name, lookup)

function readList<Schema extends z.ZodType<Lookup>>(name: string, schema: Schema) {
  return readRows({ folder, file: `${name}.jsonl`, schema, key: (row) => row.name })
}
