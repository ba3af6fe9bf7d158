import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { company } from '@/backend/db/schema/company'
import { page, setting } from '@/backend/db/schema/content'
import { category, location } from '@/backend/db/schema/lookups'
import { scholarship } from '@/backend/db/schema/scholarship'
import { department, majorProfile, university } from '@/backend/db/schema/study'
import { internship, job } from '@/backend/db/schema/vacancy'
import { writeDemo } from '@/backend/demo/write-demo'
import { fillEmptyDatabase } from '@/backend/reference/fill-empty-database'
import { readReference } from '@/backend/reference/read-reference'
import { provideDatabase } from '@/tests/support/database'
import { readDemoVacancies } from '@/tests/support/demo'

const today = '2026-03-10'
const { db } = provideDatabase({ statementTimeoutMs: 1000 })

beforeEach(async () => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`truncate company, job, setting, university cascade`)
  })
})

test('without the demo creates an empty board with all reference data', async () => {
  expect(await fillEmptyDatabase(db, today)).toBe(true)
  const listings = [company, job, internship, scholarship, university]
  const counts = await Promise.all(listings.map((table) => db.$count(table)))
  expect(counts).toEqual([0, 0, 0, 0, 0])

  const reference = await readReference()
  expect(await db.$count(category)).toBe(reference.categories.length)
  expect(await db.$count(location)).toBe(reference.provinces.length + reference.otherPlaces.length)
  expect(await db.$count(department)).toBe(reference.departments.length)
  expect(await db.$count(majorProfile)).toBe(reference.majorProfiles.length)
  expect(await db.$count(setting)).toBe(reference.settings.length)
  expect(await db.$count(page)).toBeGreaterThan(0)
})

test('adds no demo later, because the board is not empty any more', async () => {
  await fillEmptyDatabase(db, today)
  expect(await fillEmptyDatabase(db, today, writeDemo)).toBe(false)
  expect(await db.$count(job)).toBe(0)
})

test('fills once when two processes start together', async () => {
  const filled = await Promise.all([
    fillEmptyDatabase(db, today, writeDemo),
    fillEmptyDatabase(db, today, writeDemo),
  ])
  expect(filled.toSorted()).toEqual([false, true])
  expect(await db.$count(job)).toBe((await readDemoVacancies('jobs', today)).length)
})

test('does not touch a database that only has a setting', async () => {
  await db.insert(setting).values({ key: 'Site Name', value: 'Our board' })
  expect(await fillEmptyDatabase(db, today, writeDemo)).toBe(false)
  expect(await db.$count(company)).toBe(0)
})

test('writes nothing when it fails half-way', async () => {
  await expect(fillEmptyDatabase(db, 'not a day', writeDemo)).rejects.toThrow()
  expect(await db.$count(setting)).toBe(0)
})
