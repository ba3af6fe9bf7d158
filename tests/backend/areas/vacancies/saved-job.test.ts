import { beforeAll, describe, expect, test } from 'vitest'
import { jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { provideApi } from '@/tests/support/app'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import { install, signIn } from '@/tests/support/visitors'

const { db, api } = provideApi()
let ids: number[] = []

beforeAll(async () => {
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'one' })))
  ids = await addJobs(
    db,
    draftJob({ sourceRef: 'a', companyId }),
    draftJob({ sourceRef: 'b', companyId, closingDate: '2026-03-01' }),
    draftJob({ sourceRef: 'c', companyId }),
  )
})

type Method = 'POST' | 'DELETE'
const mark = (method: Method, id: number | undefined, headers: Record<string, string>) =>
  api.app.inject({ method, url: `/v1/job/${id}/save`, headers })
const listSaved = (headers: Record<string, string>, query = '') =>
  api.app.inject({ url: `/v1/job/saved${query}`, headers })

async function savedIds(headers: Record<string, string>): Promise<number[]> {
  const { data } = jobEndpoints.saved.reply.parse((await listSaved(headers)).json())
  return data.map(({ id }) => id)
}

test('lists saved vacancies, last saved first, closed ones included', async () => {
  const headers = await signIn(db)
  for (const [index, id] of ids.entries()) {
    api.clock.set(`2026-03-10T05:0${index}:00Z`)
    expect((await mark('POST', id, headers)).json()).toEqual({ success: true })
  }
  expect(await savedIds(headers)).toEqual(ids.toReversed())
  expect((await listSaved(headers, '?limit=1&offset=1')).json()).toMatchObject({
    total: 3,
    limit: 1,
    offset: 1,
    data: [{ id: ids[1], status: 'closed' }],
  })
})

test('saves and unsaves idempotently', async () => {
  const headers = await signIn(db)
  for (const method of ['POST', 'POST'] as const) await mark(method, ids[0], headers)
  expect(await savedIds(headers)).toEqual([ids[0]])
  for (const method of ['DELETE', 'DELETE'] as const) {
    expect((await mark(method, ids[0], headers)).json()).toEqual({ success: true })
  }
  expect(await savedIds(headers)).toEqual([])
})

test("shows and changes only the user's own saved vacancies", async () => {
  const [one, two] = [await signIn(db), await signIn(db)]
  await mark('POST', ids[0], one)
  await mark('DELETE', ids[0], two)
  expect([await savedIds(one), await savedIds(two)]).toEqual([[ids[0]], []])
})

test('answers 404 for an unknown vacancy and 400 for an invalid id', async () => {
  const headers = await signIn(db)
  for (const method of ['POST', 'DELETE'] as const) {
    expect((await mark(method, 999_999, headers)).statusCode).toBe(404)
    expect((await mark(method, 0, headers)).statusCode).toBe(400)
  }
})

describe('without a live session', () => {
  const cases: [string, () => Promise<Record<string, string>>][] = [
    ['no token', async () => ({})],
    ['an unknown token', async () => ({ 'x-session-token': 'unknown' })],
    ['an expired session', () => signIn(db, { expiresAt: new Date('2026-03-10T05:00:00Z') })],
    ['a revoked session', () => signIn(db, { revokedAt: new Date('2026-03-09T00:00:00Z') })],
  ]
  test.each(cases)('answers 900 to every call with %s', async (_, headersOf) => {
    const headers = await headersOf()
    const responses = [
      await listSaved(headers),
      await mark('POST', ids[0], headers),
      await mark('DELETE', ids[0], headers),
      await mark('POST', 0, headers),
    ]
    for (const response of responses) {
      expect(response.statusCode).toBe(900)
      expect(response.json()).toEqual({ statusCode: 900, message: 'Please sign in to continue.' })
    }
  })
})

test('answers 650 for an unknown installation, and accepts a known or missing one', async () => {
  const headers = await signIn(db)
  const unknown = { ...headers, 'x-installation-id': '00000000-0000-4000-8000-000000000000' }
  expect((await listSaved(unknown)).statusCode).toBe(650)
  expect((await listSaved({ ...headers, ...(await install(db)) })).statusCode).toBe(200)
})

test('forbids caching of private answers', async () => {
  const response = await listSaved(await signIn(db))
  expect(response.headers['cache-control']).toBe('no-store')
  expect((await listSaved({})).headers['cache-control']).toBe('no-store')
})
