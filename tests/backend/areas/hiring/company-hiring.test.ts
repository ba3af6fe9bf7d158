import { expect, test } from 'vitest'
import { summarizeCompanyHiring } from '@/backend/areas/hiring/hiring-routes'
import type { Database } from '@/backend/db/connect'
import { scriptDatabase } from '@/tests/support/scripted-database'

async function read(rows: number, open: readonly Readonly<Record<string, unknown>>[]) {
  const { db, asked } = scriptDatabase([
    ['reltuples', [{ rows }]],
    ['with stated as', []],
    ['with open as', open],
  ])
  const counted = { execute: db.execute, $count: async () => 1 } as unknown as Database
  const hiring = await summarizeCompanyHiring(counted, '2026-03-10', 7)
  return { hiring, params: asked.flatMap(({ params }) => params) }
}

const all = (open_jobs: number, open_internships: number) => [
  { part: 'all', open_jobs, open_internships },
]

test.each([
  [10_000, 10_000, 20_000, true],
  [10_001, 5, 10_005, false],
  [5, 10_001, 10_005, false],
  [10_001, 10_001, 20_000, false],
])('counts %i jobs and %i internships as %i, exact: %s', async (jobs, interns, open, exact) => {
  const { hiring } = await read(100, all(jobs, interns))
  expect(hiring).toMatchObject({ open, openIsExact: exact })
})

test('reads one row more than the limit to know whether there are more', async () => {
  const small = await read(100, all(1, 1))
  expect(small.params.filter((each) => each === 10_001)).toHaveLength(2)
  const large = await read(50_000, all(2001, 0))
  expect(large.hiring).toMatchObject({ open: 2000, openIsExact: false })
  expect(large.params.filter((each) => each === 2001)).toHaveLength(2)
})
