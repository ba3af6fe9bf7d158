import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { visitorEndpoints } from '@/lib/contract/visitors/visitor'
import { provideApi } from '@/tests/support/app'
import { install } from '@/tests/support/visitors'

const { db, pool, api } = provideApi()

beforeEach(async () => {
  await pool.query('truncate installation, visit_day cascade')
})

const register = (id: string, payload: object) =>
  api.app.inject({ method: 'PUT', url: `/v1/installation/${id}`, payload })

async function readCounter(headers: Record<string, string> = {}) {
  const response = await api.app.inject({ url: '/v1/visitor-counter', headers })
  return visitorEndpoints.counter.reply.parse(response.json())
}

describe('PUT /v1/installation/{id}', () => {
  test('registers an installation and counts its visit', async () => {
    const id = randomUUID()
    const response = await register(id, { deviceType: 'Chrome on Android' })
    expect(response.statusCode).toBe(200)
    expect(visitorEndpoints.registerInstallation.reply.parse(response.json())).toEqual({
      id,
      platform: 'web',
      deviceType: 'Chrome on Android',
    })
    expect(await readCounter()).toEqual({
      totalCount: 1,
      todayCount: 1,
      yesterdayCount: 0,
      activeUserCount: 1,
    })
  })

  test('updates the device when registered again and counts nothing more', async () => {
    const id = randomUUID()
    await register(id, { deviceType: 'a' })
    await register(id.toUpperCase(), { deviceType: 'b', platform: 'ios' })
    const { rows } = await pool.query('select id, platform, device_type from installation')
    expect(rows).toEqual([{ id, platform: 'ios', device_type: 'b' }])
    expect((await readCounter()).totalCount).toBe(1)
  })

  test.each([
    ['no-uuid', { deviceType: 'a' }, 'id', 'must be written as a uuid'],
    [randomUUID(), {}, 'deviceType', 'is required'],
    [randomUUID(), { deviceType: 7 }, 'deviceType', 'must be a string'],
    [randomUUID(), { deviceType: '  ' }, 'deviceType', 'must be at least 1 character long'],
    [
      randomUUID(),
      { deviceType: 'a'.repeat(61) },
      'deviceType',
      'must be at most 60 characters long',
    ],
    [
      randomUUID(),
      { deviceType: 'a', platform: 'tv' },
      'platform',
      'must be one of: android, ios, web',
    ],
    [randomUUID(), { deviceType: 'a', admin: true }, 'admin', 'is not known here'],
  ])('rejects %s with %o: %s %s', async (id, payload, path, message) => {
    const response = await register(id, payload)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([{ path, message }])
  })

  test('rejects a NUL character', async () => {
    expect((await register(randomUUID(), { deviceType: 'a\u0000' })).statusCode).toBe(400)
  })
})

describe('GET /v1/visitor-counter', () => {
  test('counts a visitor once a day', async () => {
    const [one, two] = [await install(db), await install(db)]
    for (const headers of [one, one, two, two]) await readCounter(headers)
    expect(await readCounter()).toEqual({
      totalCount: 2,
      todayCount: 2,
      yesterdayCount: 0,
      activeUserCount: 2,
    })
  })

  test("starts a new count on the next day in Phnom Penh and shows yesterday's", async () => {
    const headers = await install(db)
    await readCounter(headers)
    api.clock.set('2026-03-10T17:00:00Z')
    expect(await readCounter()).toMatchObject({ totalCount: 1, todayCount: 0, yesterdayCount: 1 })
    expect(await readCounter(headers)).toMatchObject({ totalCount: 2, todayCount: 1 })
  })

  test('counts a visitor as active for five minutes after a call', async () => {
    await readCounter(await install(db))
    api.clock.set('2026-03-10T05:04:59Z')
    const before = await readCounter()
    api.clock.set('2026-03-10T05:05:00Z')
    const after = await readCounter()
    expect([before.activeUserCount, after.activeUserCount]).toEqual([1, 0])
  })

  test('counts nothing for unknown and malformed installations', async () => {
    for (const id of [randomUUID(), 'nonsense', '']) {
      expect((await readCounter({ 'x-installation-id': id })).totalCount).toBe(0)
    }
  })
})
