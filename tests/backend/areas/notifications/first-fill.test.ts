import { expect, test } from 'vitest'
import { job } from '@/backend/db/schema/job'
import { publication } from '@/backend/db/schema/notification'
import { fillEmptyDatabase } from '@/backend/demo/fill'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()

test('demo content is not published: nobody is told of it', async () => {
  await fillEmptyDatabase(db, '2026-03-10')
  expect(await db.$count(job)).toBeGreaterThan(0)
  expect(await db.$count(publication)).toBe(0)
})
