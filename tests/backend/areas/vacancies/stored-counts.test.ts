import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { writeCompanies } from '@/backend/areas/companies/company-writer'
import { removeListing, restoreListing } from '@/backend/areas/listing/removal'
import { compactVacancyCounts } from '@/backend/areas/vacancies/compact-vacancy-counts'
import { jobs } from '@/backend/areas/vacancies/vacancy-tables'
import { writeVacancies } from '@/backend/areas/vacancies/vacancy-writer'
import { job } from '@/backend/db/schema/vacancy'
import { SEED } from '@/tests/support/attempts'
import { addCompanies, draftCompany, draftJob } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'

/** Stored counts of vacancies compared with plain counts (decision 037). */
const { db, pool } = provideDatabase({ lookups: true })
const TODAY = '2026-03-10'
const DAYS = [TODAY, '2026-03-11', '2026-03-12', '2026-04-01']
let companyIds: number[] = []

beforeAll(async () => {
  companyIds = await addCompanies(db, ...[1, 2, 3, 4].map((n) => employer(n, 1)))
})

function employer(number: number, companyTypeId: number | null) {
  return draftCompany({ sourceRef: `company ${number}`, companyTypeId })
}

const oneOf3 = fc.option(fc.integer({ min: 1, max: 3 }), { nil: null })

const stated = fc.record({
  // Each of a source's six vacancies has a fixed employer, as in a feed.
  number: fc.integer({ min: 0, max: 5 }),
  categoryId: oneOf3,
  locationId: oneOf3,
  otherLocationIds: fc.subarray([1, 2, 3]),
  typeId: oneOf3,
  levelId: oneOf3,
  payMin: fc.option(fc.constantFrom(100, 500, 900), { nil: null }),
  majorIds: fc.subarray([1, 2, 3]),
  closingDate: fc.option(fc.constantFrom('2026-03-01', ...DAYS), { nil: null }),
})

type Stated = typeof stated extends fc.Arbitrary<infer Value> ? Value : never

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('write'),
      rows: fc.array(stated, { minLength: 1, maxLength: 6 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('remove', 'restore', 'close', 'delete', 'view'),
      pick: fc.nat(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('retype'),
      number: fc.constantFrom(1, 2, 3, 4),
      typeId: oneOf3,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('fold') }) },
)

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

async function take(source: string, asked: Step): Promise<void> {
  if ('rows' in asked) {
    await db.transaction((tx) => writeVacancies(tx, jobs, source, asked.rows.map(toDraft)))
  } else if ('typeId' in asked) {
    await db.transaction((tx) => writeCompanies(tx, 'test', [employer(asked.number, asked.typeId)]))
  } else if ('pick' in asked) {
    await change(asked.does, asked.pick)
  } else {
    await compactVacancyCounts(db, TODAY)
  }
}

async function change(does: string, pick: number): Promise<void> {
  const ids = await db.select({ id: job.id }).from(job).orderBy(job.id)
  const id = ids[pick % Math.max(1, ids.length)]?.id
  if (id === undefined) return
  if (does === 'remove') await removeListing(db, job, id, { now: new Date(), because: null })
  else if (does === 'restore') await restoreListing(db, job, id)
  else if (does === 'delete') await pool.query('delete from job where id = $1', [id])
  else if (does === 'view') await pool.query('update job set views = views + 1 where id = $1', [id])
  else await pool.query(`update job set closing_date = '2026-03-09' where id = $1`, [id])
}

function toDraft({ number, ...values }: Stated) {
  return draftJob({
    ...values,
    sourceRef: String(number),
    companyId: companyIds[number % companyIds.length] ?? 0,
    payCurrency: values.payMin === null ? null : 'USD',
  })
}

/** Open vacancies for each pair of values, counted without the stored counts. */
async function recount(day: string): Promise<Record<string, number>> {
  const { rows } = await pool.query(
    `select category_id, type_id, level_id, salary_id, c.company_type_id,
       array(select major_id from job_major where job_id = job.id) as majors, location_ids
     from job join company c on c.id = company_id
     where removed_at is null and (closing_date is null or closing_date >= $1)`,
    [day],
  )
  const counts: Record<string, number> = {}
  for (const { majors, location_ids, ...single } of rows) {
    const numbers = [1, 3, 4, 5, 6]
    const values = Object.values(single).map((value, at) => ({ number: numbers[at] ?? 0, value }))
    const said = [
      ...values.filter(({ value }) => value !== null),
      ...location_ids.map((value: number) => ({ number: 2, value })),
      ...majors.map((value: number) => ({ number: 7, value })),
    ]
    const add = (key: string) => {
      counts[key] = (counts[key] ?? 0) + 1
    }
    add('0:0 0:0')
    for (const one of said) {
      add(`0:0 ${one.number}:${one.value}`)
      for (const other of said) {
        const isPair =
          one.number < other.number ||
          (one.number === 2 && other.number === 2 && one.value < other.value)
        if (isPair) add(`${one.number}:${one.value} ${other.number}:${other.value}`)
      }
    }
  }
  return counts
}

async function readStored(day: string): Promise<Record<string, number>> {
  const { rows } = await pool.query(
    `select first || ':' || first_value || ' ' || second || ':' || second_value as key, sum(count)::int as count
     from job_count where closing_date >= $1 group by 1 having sum(count) <> 0`,
    [day],
  )
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
}

async function expectExactCounts(): Promise<void> {
  for (const day of DAYS) expect(await readStored(day), day).toEqual(await recount(day))
}

test('stored counts are exact after three simultaneous writers, on the day and after each midnight', async () => {
  const writers = fc.array(fc.array(step, { minLength: 5, maxLength: 15 }), {
    minLength: 3,
    maxLength: 3,
  })
  const attempt = fc.asyncProperty(writers, async (plans) => {
    const write = async (steps: readonly Step[], at: number) => {
      for (const asked of steps) await take(`source ${at}`, asked)
    }
    await Promise.all(plans.map(write))
    await expectExactCounts()
  })
  await fc.assert(attempt, { seed: SEED, numRuns: 8, endOnFailure: true })
  expect(Object.keys(await readStored(TODAY)).length).toBeGreaterThan(20)
})

test('compacting leaves one row for each key and changes no count', async () => {
  await pool.query(
    `insert into job_count (first, first_value, second, second_value, closing_date, count)
     values (0, 0, 0, 0, '2026-03-02', 1), (0, 0, 0, 0, '2026-03-03', 1)`,
  )
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended('visvakor: fold the counts of vacancies', 0))`,
    )
    // Another process is compacting.
    await compactVacancyCounts(db, TODAY)
    expect(
      (await pool.query(`select from job_count where closing_date = '2026-03-02'`)).rowCount,
    ).toBe(1)
  })
  await compactVacancyCounts(db, TODAY)
  await expectExactCounts()
  const { rows } = await pool.query(
    `select count(*)::int as rows, count(distinct (first, first_value, second, second_value, closing_date))::int as keys,
       min(closing_date)::text as oldest from job_count`,
  )
  expect(rows[0].rows).toBe(rows[0].keys)
  expect(rows[0].oldest).toBe('2026-03-03')
})

test('a rolled-back write changes no count', async () => {
  const before = await readStored(TODAY)
  await expect(
    db.transaction(async (tx) => {
      await writeVacancies(tx, jobs, 'undone', [
        draftJob({ sourceRef: '1', companyId: companyIds[0] ?? 0 }),
      ])
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  expect(await readStored(TODAY)).toEqual(before)
})

test('a truncated table is counted as empty', async () => {
  await pool.query('truncate job cascade')
  expect(await readStored(TODAY)).toEqual({})
  await expectExactCounts()
})
