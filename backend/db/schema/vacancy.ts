import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import {
  check,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { company } from './company'
import {
  category,
  gender,
  jobLevel,
  jobType,
  location,
  major,
  qualification,
  salaryBand,
} from './lookups'
import { wordsColumn } from './search/words'

export type VacancyCountTable = ReturnType<typeof vacancyCountTable>

/**
 * Counts vacancies that have both of two values and close on a day. Only the triggers of the vacancies write
 * it, one row per change; the sum of all rows is the count (decision 037). Removed vacancies do not count.
 */
function vacancyCountTable(name: string) {
  return pgTable(
    name,
    {
      /** A number of `COUNTED_FILTERS`, the lower one first; 0 means any vacancy, and its value is 0 too. Both are the same for two provinces of one vacancy. */
      first: smallint().notNull(),
      firstValue: integer('first_value').notNull(),
      second: smallint().notNull(),
      secondValue: integer('second_value').notNull(),
      /** `infinity`: stays open. */
      closingDate: date('closing_date', { mode: 'string' }).notNull(),
      count: integer().notNull(),
    },
    (table) => [
      index(`${name}_first`).on(table.first, table.firstValue, table.second, table.closingDate),
      index(`${name}_second`).on(table.second, table.secondValue, table.first, table.closingDate),
    ],
  )
}

export type VacancyTable = ReturnType<typeof vacancyTable>

/** Texts are sanitised HTML; `closingDate` is a day in Asia/Phnom_Penh, null: stays open. */
function vacancyTable(name: string) {
  return pgTable(name, vacancyColumns(), (table) => [
    unique(`${name}_source_ref`).on(table.source, table.sourceRef),
    index(`${name}_newest`).on(...newest(table)),
    index(`${name}_closing`).on(table.closingDate, table.id),
    // Reads each filter value from its newest vacancy on (decision 037).
    index(`${name}_by_category`).on(table.categoryId, ...newest(table)),
    index(`${name}_by_location`).using('gin', table.locationIds),
    index(`${name}_by_type`).on(table.typeId, ...newest(table)),
    index(`${name}_by_level`).on(table.levelId, ...newest(table)),
    index(`${name}_by_salary`).on(table.salaryId, ...newest(table)),
    index(`${name}_by_company_type`).on(table.companyTypeId, ...newest(table)),
    index(`${name}_by_major`).using('gin', table.majorIds),
    // Combines several filters (decision 037).
    index(`${name}_by_values`).using('gin', toFilterValues(table)),
    // Both are read without rows: an employer's open vacancies, and the sitemap's ranges of ids.
    index(`${name}_by_company`).on(table.companyId, table.closingDate, table.removedAt),
    index(`${name}_sitemap`).on(table.id, table.updatedAt, table.closingDate, table.removedAt),
    index(`${name}_search_trgm`).using('gin', sql`${table.search} gin_trgm_ops`),
    // For a word in a fourth of all vacancies, the newest are found without reading the others (decision
    // 037).
    index(`${name}_words`).using('gin', table.words, toPostedDays(table.postedAt)),
    index(`${name}_without_words`).on(table.id).where(sql`${table.words} = ''`),
    check(
      `${name}_pay`,
      sql`(${table.payMin} is null and ${table.payMax} is null) or ${table.payCurrency} is not null`,
    ),
    check(`${name}_pay_positive`, sql`${table.payMin} >= 0 and ${table.payMax} >= 0`),
    check(`${name}_positions`, sql`${table.positions} > 0`),
  ])
}

type Posted = Readonly<Record<'postedAt' | 'id', ExtraConfigColumn>>

const newest = ({ postedAt, id }: Posted) =>
  [postedAt.desc().nullsFirst(), id.desc().nullsFirst()] as const

/** The counted filters of a vacancy, by their numbers in the table and its triggers. */
export const COUNTED_FILTERS = {
  categoryId: 1,
  locationId: 2,
  typeId: 3,
  levelId: 4,
  salaryId: 5,
  companyTypeId: 6,
  majorId: 7,
} as const

type Filtered = Readonly<
  Record<
    'categoryId' | 'locationIds' | 'typeId' | 'levelId' | 'salaryId' | 'companyTypeId' | 'majorIds',
    AnyColumn
  >
>

/**
 * Lists all filter values of a vacancy as the index has them: a value times 8, plus its filter's number in
 * `COUNTED_FILTERS`.
 */
export function toFilterValues(table: Filtered): SQL {
  const { categoryId, locationIds, typeId, levelId, salaryId, companyTypeId, majorIds } = table
  return sql`vacancy_values(${categoryId}, ${locationIds}, ${typeId}, ${levelId}, ${salaryId}, ${companyTypeId}, ${majorIds})`
}

const vacancyColumns = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  source: text().notNull(),
  sourceRef: text('source_ref').notNull(),
  /** SHA-256 of what the source sent: an unchanged item is not written again. */
  sourceHash: text('source_hash').notNull(),
  title: text().notNull(),
  companyId: integer('company_id')
    .notNull()
    .references(() => company.id),
  /**
   * Written by the database only: the company's type, so that filters and counts need no second table
   * (decision 037).
   */
  companyTypeId: integer('company_type_id'),
  categoryId: integer('category_id').references(() => category.id),
  /** The first province that the source names. */
  locationId: integer('location_id').references(() => location.id),
  /** All its provinces, that one first: it is filtered by, and counted under, each. A trigger adds what is missing. */
  locationIds: integer('location_ids').array().notNull().default([]),
  place: text().notNull(),
  /** Where the work is done; null when the source does not say. */
  workplace: text({ enum: ['remote', 'hybrid', 'on-site'] }),
  /** ISO 3166-1 code of two letters when the source names it; a province implies it too. */
  country: text(),
  typeId: integer('type_id').references(() => jobType.id),
  levelId: integer('level_id').references(() => jobLevel.id),
  qualificationId: integer('qualification_id').references(() => qualification.id),
  genderId: integer('gender_id').references(() => gender.id),
  salaryId: integer('salary_id').references(() => salaryBand.id),
  /** Ids of the linked majors, in order, for the same reason. */
  majorIds: integer('major_ids').array().notNull().default([]),
  payMin: integer('pay_min'),
  payMax: integer('pay_max'),
  payCurrency: text('pay_currency', { enum: ['USD', 'KHR'] }),
  /** Pay as the source states it, where it is no pay of a month. */
  payText: text('pay_text'),
  positions: integer(),
  /** The number that the employer gave the job, as its source states it: jobs with two numbers are two (decision 084). */
  requisition: text(),
  description: text().notNull(),
  requirements: text().notNull().default(''),
  benefits: text().notNull().default(''),
  howToApply: text('how_to_apply').notNull().default(''),
  applyUrl: text('apply_url'),
  /** Where applications are mailed to; never published. */
  applyEmail: text('apply_email'),
  postedAt: timestamp('posted_at', { withTimezone: true }).notNull(),
  closingDate: date('closing_date', { mode: 'string' }),
  views: integer().notNull().default(0),
  /**
   * Written by the repository only: the folded title; line 2: employer, place, category, majors (architecture
   * §8).
   */
  search: text().notNull(),
  words: wordsColumn(),
  /** Taken down by an operator: its page is gone (410), its id stays used, and no import brings it back. */
  removedAt: timestamp('removed_at', { withTimezone: true }),
  /** For operators only. */
  removedBecause: text('removed_because'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Converts a moment to its UTC day since 1970, as an array of one, which a word index can include. */
export function toPostedDays(postedAt: AnyColumn): SQL {
  return sql`(array[(${postedAt} at time zone 'UTC')::date - date '1970-01-01'])`
}

export const job = vacancyTable('job')

export const jobCount = vacancyCountTable('job_count')

export const jobMajor = pgTable(
  'job_major',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    majorId: integer('major_id')
      .notNull()
      .references(() => major.id),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.majorId] }),
    index('job_major_major').on(table.majorId),
  ],
)

export const internship = vacancyTable('internship')

export const internshipCount = vacancyCountTable('internship_count')

export const internshipMajor = pgTable(
  'internship_major',
  {
    internshipId: integer('internship_id')
      .notNull()
      .references(() => internship.id, { onDelete: 'cascade' }),
    majorId: integer('major_id')
      .notNull()
      .references(() => major.id),
  },
  (table) => [
    primaryKey({ columns: [table.internshipId, table.majorId] }),
    index('internship_major_major').on(table.majorId),
  ],
)
