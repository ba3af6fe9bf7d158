import { eq, ne, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_SOURCE } from '@/backend/db/demo-source'
import { company } from '@/backend/db/schema/company'
import { page, setting } from '@/backend/db/schema/content'
import { category } from '@/backend/db/schema/lookups'
import { pageChange } from '@/backend/db/schema/page-change'
import { scholarship } from '@/backend/db/schema/scholarship'
import { majorProfile, university } from '@/backend/db/schema/study'
import { internship, job } from '@/backend/db/schema/vacancy'
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
  runCommand('backend/demo/remove-demo-cli.ts', words, {
    DATABASE_URL: url,
    WEB_URL: 'http://127.0.0.1:1',
    REVALIDATE_SECRET: 'a-secret-for-the-demo-test',
  })

/** Names of the demo that imported listings use as well. */
const EMPLOYER = 'Kravanh Span Constructors'
const UNIVERSITY = 'Tonle Institute of Engineering'

const JOBS = Array.from({ length: 40 }, (_, at) => ({
  referencenumber: `real-${at}`,
  url: `https://jobs.example/${at}`,
  title: `Site engineer, lot ${at}`,
  company: at === 0 ? EMPLOYER : `Mekong Works ${at % 8}`,
}))

const GRANTS = [
  'reference,title,provider,university,department,type,qualification,majors,funding,eligibility,description,how_to_apply,apply_url,country,seats,opening_date,closing_date',
  ...Array.from({ length: 10 }, (_, at) => {
    const university = at === 0 ? UNIVERSITY : ''
    return `R-${at},A real grant ${at},A real fund,${university},,full,,,,,For rivers.,,,Cambodia,,,`
  }),
  '',
].join('\n')

/** All rows that are not part of the demo, each as JSON text. */
async function readRest() {
  const ofOthers = [job, internship, scholarship, company, university]
  const statements = [
    ...ofOthers.map(
      (table) => sql`
      select to_jsonb(t)::text as row from ${table} t where t.source <> ${DEMO_SOURCE} order by t.id`,
    ),
    ...[category, setting, majorProfile, page].map(
      (table) => sql`
      select to_jsonb(t)::text as row from ${table} t order by 1`,
    ),
  ]
  return Promise.all(
    statements.map(async (statement) =>
      (await db.execute<{ row: string }>(statement)).rows.map(({ row }) => row),
    ),
  )
}

beforeAll(async () => {
  await fillEmptyDatabase(db, today, writeDemo)
  await importFeed(db, writeFeed(joobleFeed(JOBS)), { now })
  await importFeed(db, writeFeed(GRANTS), { now })
})

test('removes nothing for unknown arguments', async () => {
  const before = await db.$count(job)
  const { code, stderr } = await removeDemo([])
  expect([code, await db.$count(job)]).toEqual([2, before])
  expect(stderr).toContain('Usage: npm run demo -- remove')
})

test('removes the demo and leaves 50 imported listings unchanged byte for byte', async () => {
  const imported = [job, scholarship].map((table) =>
    db.$count(table, ne(table.source, DEMO_SOURCE)),
  )
  expect(await Promise.all(imported)).toEqual([40, 10])
  const rest = await readRest()
  const vacancies = (await db.$count(job)) - 40
  await db.delete(pageChange)

  const { code, stdout, stderr } = await removeDemo()
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(new RegExp(`^jobs +${vacancies} removed\n`))
  expect(stdout).toMatch(/\nuniversities +19 removed\n/)

  expect(await readRest()).toEqual(rest)
  for (const table of [job, internship, scholarship, company]) {
    expect(await db.$count(table, eq(table.source, DEMO_SOURCE))).toBe(0)
  }
  // The only one that an imported listing refers to: an imported employer of the same name has its own row.
  const universities = await db
    .select({ name: university.name })
    .from(university)
    .where(eq(university.source, DEMO_SOURCE))
  expect(universities).toEqual([{ name: UNIVERSITY }])
})

test('reports the removed pages to search engines', async () => {
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

test('changes nothing when run again', async () => {
  const rest = await readRest()
  const { code, stdout } = await removeDemo()
  expect([code, stdout.match(/ 0 removed\n/g)?.length]).toEqual([0, 5])
  expect(await readRest()).toEqual(rest)
})
