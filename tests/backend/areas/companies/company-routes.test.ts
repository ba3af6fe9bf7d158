import { beforeAll, describe, expect, test } from 'vitest'
import { companyEndpoints } from '@/lib/contract/companies/company'
import { provideApi } from '@/tests/support/app'
import { addCompanies, addJobs, draftCompany, draftJob } from '@/tests/support/content'
import { addInternships } from '@/tests/support/studies'

const { db, api } = provideApi({ lookups: true })
let bassac = 0

beforeAll(async () => {
  const ids = await addCompanies(
    db,
    draftCompany({ sourceRef: 'k', name: 'Kampot Cement', companyTypeId: 1, locationId: 3 }),
    draftCompany({ sourceRef: 'b', name: 'Bassac Power', companyTypeId: 2, locationId: 2 }),
    draftCompany({
      sourceRef: 'm',
      name: 'Ministry of Works',
      kind: 'ministry',
      logoUrl: '/m.png',
    }),
    draftCompany({ sourceRef: 's', name: 'សំណង់អង្គរ' }),
  )
  bassac = ids[1] ?? 0
  const closed = { companyId: bassac, closingDate: '2026-03-09' }
  await addJobs(
    db,
    draftJob({ sourceRef: 'j1', companyId: bassac }),
    draftJob({ sourceRef: 'j2', ...closed }),
  )
  await addInternships(
    db,
    draftJob({ sourceRef: 'i1', companyId: bassac }),
    draftJob({ sourceRef: 'i2', companyId: bassac, closingDate: '2026-03-10' }),
    draftJob({ sourceRef: 'i3', ...closed }),
  )
})

const get = (url: string) => api.app.inject(url)
const listed = async (query: string) =>
  companyEndpoints.list.reply.parse((await get(`/v1/company?${query}`)).json())

describe('GET /v1/company', () => {
  test('lists employers of every kind by name, with their numbers of open listings', async () => {
    const page = await listed('')
    expect(page).toMatchObject({ total: 4, totalIsExact: true, limit: 20, offset: 0 })
    expect(page.data).toMatchObject([
      {
        id: bassac,
        name: 'Bassac Power',
        logo: null,
        kind: 'company',
        type: { name: 'Utility' },
        location: { nameKm: 'កំពត' },
        openJobs: 1,
        openInternships: 2,
      },
      { name: 'Kampot Cement', openJobs: 0, openInternships: 0 },
      { name: 'Ministry of Works', kind: 'ministry', logo: { url: '/m.png' }, type: null },
      { name: 'សំណង់អង្គរ', location: null },
    ])
  })

  test.each([
    ['limit=2&offset=1', ['Kampot Cement', 'Ministry of Works']],
    ['searchText=kampot', ['Kampot Cement', 'Bassac Power']],
    ['searchText=កំពត', ['Bassac Power']],
    ['searchText=អង្គរ', ['សំណង់អង្គរ']],
    ['searchText=contractor', ['Kampot Cement']],
    ['searchText=minstry', ['Ministry of Works']],
    ['searchText=nowhere', []],
    ['searchText=%25', []],
    ['searchText=', ['Bassac Power', 'Kampot Cement', 'Ministry of Works', 'សំណង់អង្គរ']],
  ])('finds matches of %s, the best first', async (query, names) => {
    expect((await listed(query)).data.map(({ name }) => name)).toEqual(names)
  })

  test.each(['limit=0', 'offset=10001', 'searchText=%00', `searchText=${'a'.repeat(201)}`])(
    'rejects %s',
    async (query) => {
      expect((await get(`/v1/company?${query}`)).statusCode).toBe(400)
    },
  )
})

test('counts open jobs and open internships of an employer separately', async () => {
  const body = companyEndpoints.get.reply.parse((await get(`/v1/company/${bassac}`)).json())
  expect(body).toMatchObject({ openJobs: 1, openInternships: 2 })
})
