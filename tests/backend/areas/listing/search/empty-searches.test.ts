import { beforeEach, expect, it } from 'vitest'
import { deleteOldRows } from '@/backend/areas/data-retention/delete-old-rows'
import { listEmptySearches } from '@/backend/areas/listing/search/empty-searches'
import { emptySearch } from '@/backend/db/schema/visitor'
import { provideApi } from '@/tests/support/app'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'

const { db, api } = provideApi()
const all = { atLeast: 1, atMost: 100 }

beforeEach(async () => {
  await db.delete(emptySearch)
})

const search = (path: string, searchText: string, offset = '0') =>
  api.app.inject({ url: `${path}?${new URLSearchParams({ searchText, offset })}` })

const expectCounts = (counts: readonly (readonly [string, number])[]) =>
  expect
    .poll(async () =>
      (await listEmptySearches(db, '2026-03-10', all)).map((row) => [row.words, row.searches]),
    )
    .toEqual(counts)

it('counts searches without a result by their words, and nothing that names a person', async () => {
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'a' })))
  await addJobs(db, draftJob({ sourceRef: 'a', companyId, title: 'Bridge Engineer' }))
  const personal = ['dara@works.example', '012 345 678']
  for (const words of ['Astronaut', ' astronaut ', 'bridge', '?!', ...personal])
    await search('/v1/job', words)
  await search('/v1/job', 'astronaut', '1')
  await search('/v1/scholarship', 'ASTRONAUT')
  await search('/v1/internship', 'ទេសចរ')
  await expectCounts([
    ['astronaut', 3],
    ['ទេសចរ', 1],
  ])
})

it('stores at most some hundred different words a day, and counts on those it has', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => ({ words: `word ${index}` }))
  await db
    .insert(emptySearch)
    .values(rows.map((row) => ({ ...row, day: '2026-03-10', searches: 1 })))
  await search('/v1/job', 'astronaut')
  await search('/v1/job', 'word 7')
  await expect
    .poll(() => listEmptySearches(db, '2026-03-10', { atLeast: 2, atMost: 9 }))
    .toEqual([{ words: 'word 7', searches: 2 }])
  expect(await db.$count(emptySearch)).toBe(500)
})

it('deletes them after ninety days', async () => {
  const rows = ['2025-12-09', '2025-12-10'].map((day) => ({ day, words: 'astronaut', searches: 1 }))
  await db.insert(emptySearch).values(rows)
  await deleteOldRows(db, api.clock.now())
  expect((await db.select().from(emptySearch)).map(({ day }) => day)).toEqual(['2025-12-10'])
})
