import { beforeAll, describe, expect, test } from 'vitest'
import { removeListing, restoreListing } from '@/backend/areas/listing/removal'
import { scholarship } from '@/backend/db/schema/scholarship'
import { internship } from '@/backend/db/schema/vacancy'
import { PAGES_CHANNEL, toPageMessage } from '@/backend/platform/socket/notify-open-pages'
import { scholarshipEndpoints } from '@/lib/contract/scholarships/scholarship'
import { internshipEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { provideApi } from '@/tests/support/app'
import { addCompanies, draftCompany, draftJob, first } from '@/tests/support/content'
import { addInternships, addScholarships, draftScholarship } from '@/tests/support/studies'
import { install, signIn } from '@/tests/support/visitors'

const { db, pool, api } = provideApi()
const ids = { internship: [] as number[], scholarship: [] as number[] }
const replies = {
  internship: internshipEndpoints.saved.reply,
  scholarship: scholarshipEndpoints.saved.reply,
}

beforeAll(async () => {
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'one' })))
  ids.internship = await addInternships(
    db,
    draftJob({ sourceRef: 'a', companyId }),
    draftJob({ sourceRef: 'b', companyId, closingDate: '2026-03-01' }),
  )
  ids.scholarship = await addScholarships(
    db,
    draftScholarship({ sourceRef: 'a' }),
    draftScholarship({ sourceRef: 'b', closingDate: '2026-03-01' }),
  )
})

describe.each(['internship', 'scholarship'] as const)('/v1/%s/saved', (area) => {
  type Headers = Record<string, string>
  const mark = (method: 'POST' | 'DELETE', id: number | undefined, headers: Headers) =>
    api.app.inject({ method, url: `/v1/${area}/${id}/save`, headers })
  const listSaved = (headers: Headers, query = '') =>
    api.app.inject({ url: `/v1/${area}/saved${query}`, headers })
  const readSaved = async (headers: Headers) => {
    const { data } = replies[area].parse((await listSaved(headers)).json())
    return data.map(({ id }) => id)
  }

  test('lists the last saved item first, closed ones included', async () => {
    const [open, closed] = ids[area]
    const user = await signIn(db)
    expect((await mark('POST', open, user)).json()).toEqual({ success: true })
    api.clock.set('2026-03-10T05:01:00Z')
    await mark('POST', closed, user)
    await mark('POST', open, user)
    expect(await readSaved(user)).toEqual([closed, open])
    expect((await listSaved(user, '?limit=1&offset=1')).json()).toMatchObject({
      total: 2,
      limit: 1,
      data: [{ id: open }],
    })
  })

  test('hides a listing that was taken down until it is restored', async () => {
    const [open, closed] = ids[area]
    const user = await signIn(db)
    await mark('POST', open, user)
    await mark('POST', closed, user)
    const table = { internship, scholarship }[area]
    await removeListing(db, table, open ?? 0, { now: api.clock.now(), because: null })
    expect(await readSaved(user)).toEqual([closed])
    expect((await listSaved(user)).json().total).toBe(1)
    expect((await mark('POST', open, user)).statusCode).toBe(404)
    const show = async (id = 0) => (await api.app.inject(`/v1/${area}/${id}`)).statusCode
    expect([await show(open), await show(999_999)]).toEqual([410, 404])
    await restoreListing(db, table, open ?? 0)
    expect((await readSaved(user)).toSorted()).toEqual([open, closed])
  })

  test("removes an item idempotently and only from the user's own list", async () => {
    const [open, closed] = ids[area]
    const [user, other] = [await signIn(db), await signIn(db)]
    await mark('POST', open, user)
    await mark('POST', closed, user)
    await mark('POST', open, other)
    for (const _ of [1, 2]) {
      expect((await mark('DELETE', open, user)).json()).toEqual({ success: true })
    }
    expect([await readSaved(user), await readSaved(other)]).toEqual([[closed], [open]])
  })

  test('notifies open pages of each change, and not when nothing changed', async () => {
    const [open] = ids[area]
    const user = await signIn(db)
    const received: boolean[] = []
    const client = await pool.connect()
    client.on('notification', ({ payload = '' }) => {
      const { event, about } = toPageMessage(payload)
      if (event === 'saved') received.push(...about.map(({ isSaved }) => isSaved))
    })
    await client.query(`listen "${PAGES_CHANNEL}"`)
    for (const method of ['DELETE', 'POST', 'POST', 'DELETE', 'POST'] as const) {
      await mark(method, open, user)
    }
    await expect.poll(() => received).toEqual([true, false, true])
    client.release(true)
  })

  test('answers 404 for an unknown listing and 400 for an invalid id or page', async () => {
    const user = await signIn(db)
    for (const method of ['POST', 'DELETE'] as const) {
      expect((await mark(method, 999_999, user)).statusCode).toBe(404)
      expect((await mark(method, 0, user)).statusCode).toBe(400)
    }
    expect((await listSaved(user, '?limit=0')).statusCode).toBe(400)
  })

  test('answers 900 without a live session and 650 with an unknown installation', async () => {
    const revoked = await signIn(db, { revokedAt: new Date('2026-03-01T00:00:00Z') })
    const expired = await signIn(db, { expiresAt: new Date('2026-03-01T00:00:00Z') })
    for (const headers of [{}, revoked, expired] as Headers[]) {
      const calls = [listSaved(headers), mark('POST', ids[area][0], headers)]
      calls.push(mark('DELETE', ids[area][0], headers))
      for (const response of await Promise.all(calls)) expect(response.statusCode).toBe(900)
    }
    const user = await signIn(db)
    const stale = { ...user, 'x-installation-id': '00000000-0000-4000-8000-000000000000' }
    const calls = [listSaved(stale), mark('POST', ids[area][0], stale)]
    for (const response of await Promise.all(calls)) expect(response.statusCode).toBe(650)
    expect((await listSaved({ ...user, ...(await install(db)) })).statusCode).toBe(200)
  })
})
