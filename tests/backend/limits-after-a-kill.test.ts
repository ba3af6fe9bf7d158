import { once } from 'node:events'
import { beforeAll, expect, test } from 'vitest'
import { provideApiProcesses } from '@/tests/support/api-process'
import { provideDatabase } from '@/tests/support/database'
import { publishJobs } from '@/tests/support/publish'

const { db, url } = provideDatabase({ lookups: true })
const apis = provideApiProcesses({ DATABASE_URL: url })

beforeAll(async () => {
  // A database with a row is not filled with the demo.
  await publishJobs(db, { sourceRef: 'first' })
})

test('daily limits stay used up after the API is killed', async () => {
  const subscribe = async (address: string) => {
    const { status } = await fetch(`${address}/v1/subscriptions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'often@example.com' }),
    })
    return status
  }
  const { child, address } = await apis.start()
  const before: number[] = []
  for (let call = 0; call < 6; call += 1) before.push(await subscribe(address))
  expect(before).toEqual([200, 200, 200, 200, 200, 429])

  child.kill('SIGKILL')
  await once(child, 'exit')
  const again = await apis.start()
  expect(await subscribe(again.address)).toBe(429)
})
