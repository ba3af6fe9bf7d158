import { describe, expect, test } from 'vitest'
import { savedSearchEndpoints } from '@/lib/contract/searches/saved-search'
import { MAX_SAVED_SEARCHES } from '@/lib/contract/searches/schemaless-saved-search-endpoints'
import { provideApi } from '@/tests/support/app'
import { signIn } from '@/tests/support/visitors'

const { db, api } = provideApi()
const url = '/v1/kept-searches'

type Headers = Record<string, string>

const civil = {
  area: 'jobs' as const,
  search: 'categoryId=1&locationId=8&searchText=bridge+%26',
  label: 'Civil jobs in Siem Reap: “bridge &”',
  lookedAt: '2026-03-09T05:00:00.000Z',
}

const save = (headers: Headers, payload: object) =>
  api.app.inject({ method: 'PUT', url, headers, payload })
const remove = (headers: Headers, { area, search }: { area: string; search: string }) =>
  api.app.inject({ method: 'DELETE', url, headers, query: { area, search } })
const list = async (headers: Headers) => {
  const reply = await api.app.inject({ url, headers })
  const { data, offset } = savedSearchEndpoints.list.reply.parse(reply.json())
  expect(offset).toBe(0)
  return data
}

describe('saved searches of an account', () => {
  test('are saved once, and saving again updates the label', async () => {
    const user = await signIn(db)
    expect((await save(user, civil)).json()).toEqual({ success: true })
    await save(user, { ...civil, label: 'Civil jobs near Angkor' })
    expect(await list(user)).toEqual([{ ...civil, label: 'Civil jobs near Angkor' }])
  })

  test('store the latest time the user looked at the results', async () => {
    const user = await signIn(db)
    await save(user, civil)
    await save(user, { ...civil, lookedAt: '2026-03-10T01:00:00.000Z' })
    await save(user, civil)
    expect((await list(user))[0]?.lookedAt).toBe('2026-03-10T01:00:00.000Z')
  })

  test('do not accept a time in the future', async () => {
    const user = await signIn(db)
    await save(user, { ...civil, lookedAt: '2031-01-01T00:00:00.000Z' })
    expect((await list(user))[0]?.lookedAt).toBe('2026-03-10T05:00:00.000Z')
  })

  test('may be as long as the address of a listing page', async () => {
    const user = await signIn(db)
    const places = Array.from({ length: 25 }, (_, index) => `locationId=${index + 1}`).join('&')
    const search = `categoryId=2147483647&${places}&${new URLSearchParams({ searchText: 'ក'.repeat(200) })}`
    expect((await save(user, { ...civil, search })).statusCode).toBe(200)
    expect((await list(user))[0]?.search).toBe(search)
  })

  test("are deleted idempotently and only from the user's own account", async () => {
    const [one, other] = [await signIn(db), await signIn(db)]
    const others = [
      { ...civil, area: 'internships' as const },
      { ...civil, search: 'typeId=1' },
    ]
    for (const each of [civil, ...others]) await save(one, each)
    await save(other, civil)
    for (let times = 0; times < 2; times += 1) {
      expect((await remove(one, civil)).json()).toEqual({ success: true })
    }
    expect(await list(one)).toEqual(others)
    expect(await list(other)).toHaveLength(1)
  })

  test('are limited to twenty, also with simultaneous requests', async () => {
    const user = await signIn(db)
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        save(user, { ...civil, search: `salaryId=${index}` }),
      ),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(4).fill(409)])
    expect(await list(user)).toHaveLength(20)
    const [saved] = await list(user)
    expect((await save(user, { ...saved, label: 'Looked at again' })).statusCode).toBe(200)
  })

  test('are refused above the limit even when another account has the same search', async () => {
    const [full, other] = [await signIn(db), await signIn(db)]
    for (let index = 0; index < MAX_SAVED_SEARCHES; index += 1) {
      await save(full, { ...civil, search: `salaryId=${index}` })
    }
    await save(other, civil)
    expect((await save(full, civil)).statusCode).toBe(409)
    expect(await list(full)).toHaveLength(MAX_SAVED_SEARCHES)
  })

  test.each([
    ['an address instead of its query', { search: '//evil.example/?a=1' }],
    ['a query that leads elsewhere', { search: 'a=1#b' }],
    ['no words', { label: '  ' }],
    ['words with control characters', { label: 'Jobs\u0000' }],
    ['another area', { area: 'companies' }],
    ['more than is asked', { accountId: 'x' }],
  ])('reject %s', async (_, wrong) => {
    const user = await signIn(db)
    expect((await save(user, { ...civil, ...wrong })).statusCode).toBe(400)
    expect(await list(user)).toEqual([])
  })
})
