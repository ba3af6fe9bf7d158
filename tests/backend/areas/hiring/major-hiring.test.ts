import { expect, test } from 'vitest'
import { summarizeMajorHiring } from '@/backend/areas/hiring/hiring-routes'
import type { Database } from '@/backend/db/connect'
import { scriptDatabase } from '@/tests/support/scripted-database'

async function read(open: readonly Readonly<Record<string, unknown>>[]) {
  const { db, asked } = scriptDatabase([
    ['reltuples', [{ rows: 100 }]],
    ['with stated as', []],
    ['with open as', open],
  ])
  const counted = { execute: db.execute, $count: async () => 1 } as unknown as Database
  const hiring = await summarizeMajorHiring(counted, '2026-03-10', 7)
  return { hiring, params: asked.flatMap(({ params }) => params) }
}

const employer = { id: 1, name: 'One', logo_url: null, type_id: null, type_name: null }

test.each([
  [10_000, 10_000, true],
  [10_001, 10_000, false],
])('counts %i open jobs as %i, exact: %s', async (open, shown, exact) => {
  const { hiring, params } = await read([{ ...employer, open_jobs: open, open, employers: 1 }])
  expect(hiring).toMatchObject({ open: shown, openIsExact: exact, employersInAll: 1 })
  expect(params).toContain(10_001)
})

test('returns no employers for a major without open jobs', async () => {
  const { hiring } = await read([])
  expect(hiring).toMatchObject({ open: 0, openIsExact: true, employers: [], employersInAll: 0 })
})
