import { expect, test } from 'vitest'
import { provideApi } from '@/tests/support/app'
import { signIn } from '@/tests/support/visitors'

const { db, pool, api } = provideApi()

const ask = (headers: Record<string, string>) =>
  api.app.inject({ url: '/v1/profile/export', headers })

async function countWaiting(): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].count
}

test('runs two exports at once, both of one user, and refuses the seventh at once (promise T18)', async () => {
  const one = await signIn(db)
  const others = await Promise.all([signIn(db), signIn(db), signIn(db)])
  const blocker = await pool.connect()
  await blocker.query('begin; lock table resume in access exclusive mode')
  const asked = [ask(one), ask(one)]
  await expect.poll(countWaiting).toBe(2)
  const refused = [await ask(one)]
  const [two = one, three = one, four = one] = others
  const later = [two, two, three, three, four].map(ask)
  // All except the rejected one wait for the lock.
  refused.push(await Promise.race(later))
  expect(await countWaiting()).toBe(2)
  expect((await api.app.inject('/v1/setting')).statusCode).toBe(200)
  await blocker.query('rollback')
  blocker.release()
  for (const { statusCode, headers } of refused) {
    expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
  }
  const answers = await Promise.all([...asked, ...later])
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 200, 503])
})
