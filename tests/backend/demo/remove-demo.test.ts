import { eq, ne, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { company } from '@/backend/db/schema/company'
import { page, setting } from '@/backend/db/schema/content'
import { internship } from '@/backend/db/schema/internship'
import { job } from '@/backend/db/schema/job'
import { category } from '@/backend/db/schema/lookups'
import { pageChange } from '@/backend/db/schema/page-change'
import { scholarship } from '@/backend/db/schema/scholarship'
import { majorProfile } from '@/backend/db/schema/study'
import { university } from '@/backend/db/schema/university'
import { writeDemo } from '@/backend/demo/write-demo'
import { importFeed } from '@/backend/import/import-feed'
import { fillEmptyDatabase } from '@/backend/reference/fill-empty-database'
import { provideDatabase } from '@/tests/support/database'
import { runCommand } from '@/tests/support/run-command'
import { openFeedFolder } from '../import/feed-file'
import { joobleFeed } from '../import/jooble-feed'

const { db, url } = provideDatabase()
const writeFeed = openFeedFolder()
const today = '2026-03-10'
const now = new Date('2026-03-11T05:00:00Z')

const removeDemo = (words: readonly string[] = ['remove']) =>
  runCommand('backend/demo/main.ts', words, {
    DATABASE_URL: url,
    WEB_URL: 'http://127.0.0.1:1',
    REVALIDATE_SECRET: 'a-secret-for-the-demo-test',
  })

const GRANT = `reference,title,provider,university,department,type,qualification,majors,funding,eligibility,description,how_to_apply,apply_url,country,seats,opening_date,closing_date
R-1,A real grant,A real fund,Tonle Institute of Engineering,,full,,,,,For rivers.,,,Cambodia,,,
`

/** All that is not of the demo, as it stands in the tables. */
async function readRest() {
  const ofOthers = [job, internship, scholarship, company, university] as const
  const rows = await Promise.all(
    ofOthers.map((table) => db.select().from(table).where(ne(table.source, 'demo'))),
  )
  const tables = [category, setting, majorProfile, page] as const
  return [...rows, ...(await Promise.all(tables.map((table) => db.select().from(table))))]
}

beforeAll(async () => {
  await fillEmptyDatabase(db, today, writeDemo)
  await importFeed(db, writeFeed(joobleFeed([{ referencenumber: 'real' }])), { now })
  await importFeed(db, writeFeed(GRANT), { now })
})

test('a command that is not understood removes nothing', async () => {
  const before = await db.$count(job)
  const { code, stderr } = await removeDemo([])
  expect([code, await db.$count(job)]).toEqual([2, before])
  expect(stderr).toContain('Usage: npm run demo -- remove')
})

test('the demo goes, and all that is real stays as it was', async () => {
  const rest = await readRest()
  const bound = await db.select().from(scholarship).where(eq(scholarship.provider, 'A real fund'))
  const vacancies = (await db.$count(job)) - 1
  await db.delete(pageChange)

  const { code, stdout, stderr } = await removeDemo()
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(new RegExp(`^jobs +${vacancies} removed\n`))
  expect(stdout).toMatch(/\nuniversities +19 removed\n/)

  expect(await readRest()).toEqual(rest)
  for (const table of [job, internship, scholarship, company]) {
    expect(await db.$count(table, eq(table.source, 'demo'))).toBe(0)
  }
  // The only one that a real scholarship names.
  const universities = await db.select().from(university)
  expect(universities.map(({ id }) => id)).toEqual([bound[0]?.universityId])
})

test('search engines are told that its pages are gone', async () => {
  const { rows } = await db.execute<{ item_table: string; untitled: number }>(sql`
    select item_table, count(*) filter (where title is null)::int as untitled
    from ${pageChange} group by item_table order by item_table`)
  expect(rows).toEqual(
    ['company', 'internship', 'job', 'scholarship', 'university'].map((item_table) => ({
      item_table,
      untitled: 0,
    })),
  )
})

test('taking it out again changes nothing', async () => {
  const rest = await readRest()
  const { code, stdout } = await removeDemo()
  expect([code, stdout.match(/ 0 removed\n/g)?.length]).toEqual([0, 5])
  expect(await readRest()).toEqual(rest)
})
