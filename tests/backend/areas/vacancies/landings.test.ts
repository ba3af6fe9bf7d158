import { beforeAll, describe, expect, test } from 'vitest'
import { internshipEndpoints, jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { provideApi } from '@/tests/support/app'
import { addCompanies, addJobs, draftCompany, draftJob } from '@/tests/support/content'
import { addInternships } from '@/tests/support/studies'

const { db, api } = provideApi({ lookups: true })

const [CIVIL, POWER] = [1, 2]
const [CAPITAL, KAMPOT] = [1, 2]

beforeAll(async () => {
  const [one = 0, two = 0] = await addCompanies(
    db,
    draftCompany({ sourceRef: 'one' }),
    draftCompany({ sourceRef: 'two' }),
  )
  const civil = { companyId: one, categoryId: CIVIL, locationId: KAMPOT }
  const pay = (payMin: number | null, payMax: number | null, payCurrency: 'USD' | 'KHR') => ({
    payMin,
    payMax,
    payCurrency,
  })
  await addJobs(
    db,
    draftJob({ ...civil, sourceRef: 'a', ...pay(400, 900, 'USD') }),
    draftJob({ ...civil, sourceRef: 'b', ...pay(null, 1200, 'USD') }),
    draftJob({ ...civil, sourceRef: 'c', companyId: two, ...pay(800_000, null, 'KHR') }),
    draftJob({ ...civil, sourceRef: 'closed', closingDate: '2026-03-09' }),
    draftJob({ ...civil, sourceRef: 'd', locationId: CAPITAL }),
    draftJob({ ...civil, sourceRef: 'e', categoryId: POWER, locationId: CAPITAL }),
    draftJob({ ...civil, sourceRef: 'nowhere', categoryId: POWER, locationId: null }),
    draftJob({ ...civil, sourceRef: 'of nothing', categoryId: null, locationId: CAPITAL }),
  )
  await addInternships(db, draftJob({ ...civil, sourceRef: 'intern' }))
})

describe('GET /v1/job/landings', () => {
  test('lists fields, places and both together where at least three are open', async () => {
    const { data } = jobEndpoints.landings.reply.parse(
      (await api.app.inject('/v1/job/landings')).json(),
    )
    expect(data.map(({ category, location, open }) => [category?.id, location?.id, open])).toEqual([
      [CIVIL, undefined, 4],
      [undefined, CAPITAL, 3],
      [undefined, KAMPOT, 3],
      [CIVIL, KAMPOT, 3],
    ])
  })

  test('lists one area only', async () => {
    const reply = (await api.app.inject('/v1/internship/landings')).json()
    expect(internshipEndpoints.landings.reply.parse(reply)).toEqual({ data: [] })
  })
})

describe('GET /v1/job/overview', () => {
  const read = async (query: string, area = 'job') => {
    const response = await api.app.inject(`/v1/${area}/overview${query}`)
    return jobEndpoints.overview.reply.parse(response.json())
  }

  test('counts open listings, employers and stated pay in dollars', async () => {
    expect(await read(`?categoryId=${CIVIL}&locationId=${KAMPOT}`)).toEqual({
      open: 3,
      openIsExact: true,
      employers: 2,
      paid: 2,
      pay: { min: 400, max: 1200, currency: 'USD', period: 'month' },
    })
  })

  test('has no pay when no listing states it', async () => {
    expect(await read(`?categoryId=${POWER}`)).toMatchObject({ open: 2, paid: 0, pay: null })
    expect(await read('', 'internship')).toMatchObject({ open: 1, employers: 1 })
  })

  test('rejects an invalid id', async () => {
    expect((await api.app.inject('/v1/job/overview?categoryId=x')).statusCode).toBe(400)
  })
})
