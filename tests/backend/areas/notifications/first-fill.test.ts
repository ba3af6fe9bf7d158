import { expect, test } from 'vitest'
import { publication } from '@/backend/db/schema/notification'
import { job } from '@/backend/db/schema/vacancy'
import { writeDemo } from '@/backend/demo/write-demo'
import { fillEmptyDatabase } from '@/backend/reference/fill-empty-database'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()

test('demo content is not published, so nobody is notified of it', async () => {
  await fillEmptyDatabase(db, '2026-03-10', writeDemo)
  expect(await db.$count(job)).toBeGreaterThan(0)
  expect(await db.$count(publication)).toBe(0)
})
