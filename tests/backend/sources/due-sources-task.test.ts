import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { importSource } from '@/backend/db/schema/import'
import { job } from '@/backend/db/schema/vacancy'
import { silentLog } from '@/backend/platform/runtime/log'
import { createDueSourcesTask } from '@/backend/sources/due-sources-task'
import { addSource } from '@/backend/sources/sources'
import { openFeedFolder } from '@/tests/backend/import/feed-file'
import { joobleFeed } from '@/tests/backend/import/jooble-feed'
import { provideDatabase } from '@/tests/support/database'

const { db, url } = provideDatabase()
const writeFeed = openFeedFolder()

it('imports every due source and continues after one that fails', async () => {
  const common = {
    employer: null,
    destination: null,
    gone: null,
    everyHours: 24,
    needsApproval: false,
    owner: null,
  }
  const long = new Date(Date.now() - 3_600_000)
  const address = writeFeed(joobleFeed([{ referencenumber: '1' }]))
  await addSource(db, { ...common, name: 'broken', address: '/does/not/exist.xml' }, long)
  await addSource(db, { ...common, name: 'acme', address }, new Date())
  const task = createDueSourcesTask({
    db,
    databaseUrl: url,
    clock: { now: () => new Date() },
    log: silentLog,
  })
  await task.run()
  await task.stop()
  expect(await db.$count(job, eq(job.source, 'acme'))).toBe(1)
  const rows = await db.select().from(importSource).orderBy(importSource.name)
  expect(rows.map(({ name, failure }) => [name, failure !== null])).toEqual([
    ['acme', false],
    ['broken', true],
  ])
  expect(rows.every(({ nextRunAt }) => nextRunAt > new Date())).toBe(true)
})
