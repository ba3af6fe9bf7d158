import { beforeAll, describe, expect, test } from 'vitest'
import { department } from '@/backend/db/schema/study'
import type { Endpoint } from '@/lib/contract/endpoint'
import { provideApp } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'
import { signIn } from '@/tests/support/visitors'

const { db } = provideDatabase({ lookups: true })
const api = provideApp({ db })

type Headers = Record<string, string>
/** One group of settings: its path, what identifies a setting, and the required input of every call. */
type Group = { path: string; key: string; fixed: Record<string, string>; names: string[] }

const majors = ['Civil engineering', 'Power engineering', 'Computer science']
const bands = ['Up to $300', '$300–$799', '$800 and more']
const departments = ['Civil', 'Electrical', 'Computing']
const groups: readonly Group[] = [
  { path: '/v1/job-notification-setting', key: 'majorId', fixed: {}, names: majors },
  { path: '/v1/job-salary-notification-setting', key: 'salaryId', fixed: {}, names: bands },
  { path: '/v1/internship-notification-setting', key: 'majorId', fixed: {}, names: majors },
  { path: '/v1/internship-salary-notification-setting', key: 'salaryId', fixed: {}, names: bands },
  ...['full', 'partial'].map((type) => ({
    path: '/v1/scholarship-notification-setting',
    key: 'departmentId',
    fixed: { type },
    names: departments,
  })),
]

beforeAll(async () => {
  await db
    .insert(department)
    .values(departments.map((name, index) => ({ id: index + 1, name, search: name })))
})

describe.each(groups.map((group) => [`${group.path} ${group.fixed.type ?? ''}`, group] as const))(
  '%s',
  (_, { path, key, fixed, names }) => {
    const query = Object.keys(fixed).length > 0 ? `?${new URLSearchParams(fixed)}` : ''
    const send = (method: Endpoint['method'], url: string, headers: Headers, payload?: object) =>
      api.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
    const enable = (headers: Headers, id: number) =>
      send('POST', `${path}/enable`, headers, { ...fixed, [key]: id })
    const disable = (headers: Headers, id: number) =>
      send('DELETE', `${path}/disable`, headers, { ...fixed, [key]: id })
    const list = async (headers: Headers) =>
      (await send('GET', `${path}${query}`, headers)).json().data
    const chosen = async (headers: Headers): Promise<number[]> =>
      (await list(headers)).flatMap((each: { id: number; enabled: boolean }) =>
        each.enabled ? each.id : [],
      )

    test('lists all choices, none chosen at first', async () => {
      const headers = await signIn(db)
      expect(await list(headers)).toEqual(
        names.map((name, index) =>
          expect.objectContaining({ id: index + 1, name, enabled: false, ...fixed }),
        ),
      )
    })

    test('enables and disables a setting idempotently', async () => {
      const headers = await signIn(db)
      for (const id of [2, 2, 3]) {
        expect((await enable(headers, id)).json()).toEqual({ success: true })
      }
      expect(await chosen(headers)).toEqual([2, 3])
      const one = (await send('GET', `${path}/2${query}`, headers)).json()
      expect(one).toMatchObject({ id: 2, name: names[1], enabled: true, ...fixed })
      for (const id of [2, 2, 1]) {
        expect((await disable(headers, id)).json()).toEqual({ success: true })
      }
      expect(await chosen(headers)).toEqual([3])
      const other = (await send('GET', `${path}/2${query}`, headers)).json()
      expect(other).toMatchObject({ id: 2, enabled: false })
    })

    test('accepts the setting of a DELETE in the query and requires it', async () => {
      const headers = await signIn(db)
      await enable(headers, 1)
      const inQuery = new URLSearchParams({ ...fixed, [key]: '1' })
      const bare = await send('DELETE', `${path}/disable`, headers)
      expect([bare.statusCode, bare.json().errors[0].path]).toEqual([400, key])
      expect(await chosen(headers)).toEqual([1])
      expect((await send('DELETE', `${path}/disable?${inQuery}`, headers)).statusCode).toBe(200)
      expect(await chosen(headers)).toEqual([])
    })

    test("changes only the user's own settings", async () => {
      const [one, two] = [await signIn(db), await signIn(db)]
      await enable(one, 1)
      await disable(two, 1)
      expect([await chosen(one), await chosen(two)]).toEqual([[1], []])
    })

    test('answers 404 for an unknown id', async () => {
      const headers = await signIn(db)
      const answers = [
        await enable(headers, 99),
        await disable(headers, 99),
        await send('GET', `${path}/99${query}`, headers),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    })
  },
)

test('sets full and partial scholarships of a department separately', async () => {
  const headers = await signIn(db)
  const path = '/v1/scholarship-notification-setting'
  const payload = { type: 'full', departmentId: 1 }
  await api.app.inject({ method: 'POST', url: `${path}/enable`, headers, payload })
  const enabledOf = async (type: string) =>
    (await api.app.inject({ url: `${path}/1?type=${type}`, headers })).json().enabled
  expect([await enabledOf('full'), await enabledOf('partial')]).toEqual([true, false])
  const partial = { method: 'DELETE' as const, payload: { ...payload, type: 'partial' } }
  await api.app.inject({ ...partial, url: `${path}/disable`, headers })
  expect(await enabledOf('full')).toBe(true)
  expect((await api.app.inject({ url: `${path}/1`, headers })).statusCode).toBe(400)
  const untyped = { method: 'DELETE' as const, url: `${path}/disable?departmentId=1`, headers }
  expect((await api.app.inject(untyped)).json().errors[0].path).toBe('type')
})
