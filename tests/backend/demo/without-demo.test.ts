import { expect, test } from 'vitest'
import { job } from '@/backend/db/schema/job'
import { provideApiProcesses } from '@/tests/support/api-process'
import { provideDatabase } from '@/tests/support/database'

const { db, url } = provideDatabase()
const processes = provideApiProcesses({ DATABASE_URL: url, DEMO: 'off' })

test('with DEMO=off the first start is an empty board that offers all lists', async () => {
  const { address } = await processes.start()
  const get = async (path: string) => (await fetch(`${address}/v1/${path}`)).json()
  expect((await get('job?limit=1')).total).toBe(0)
  expect((await get('major?limit=1')).total).toBe(40)
  expect(await db.$count(job)).toBe(0)
})
