import { beforeAll, describe, expect, test } from 'vitest'
import { provideApi } from '@/tests/support/app'
import { appDeps } from '@/tests/support/app-deps'
import { addCompanies, draftCompany, draftJob, first } from '@/tests/support/content'
import { buildWatchedApp } from '@/tests/support/contract/watched-app'
import {
  addInternships,
  addMajors,
  addScholarships,
  draftMajor,
  draftScholarship,
  fillDepartments,
} from '@/tests/support/studies'
import { install } from '@/tests/support/visitors'

const { db, api } = provideApi({ lookups: true })
const ids = { internship: 0, scholarship: 0, major: 0 }

beforeAll(async () => {
  await fillDepartments(db)
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'c' })))
  ids.internship = first(await addInternships(db, draftJob({ sourceRef: 'i', companyId })))
  ids.scholarship = first(await addScholarships(db, draftScholarship({ sourceRef: 's' })))
  ids.major = first(await addMajors(db, draftMajor({ sourceRef: 'm', majorId: 2 })))
})

describe.each(['internship', 'scholarship', 'major'] as const)('POST /v1/%s/{id}/views', (area) => {
  const view = (headers: Record<string, string>, id = ids[area]) => ({
    method: 'POST' as const,
    url: `/v1/${area}/${id}/views`,
    headers,
  })
  const countViews = async () => (await api.app.inject(`/v1/${area}/${ids[area]}`)).json().views

  test('counts views once per installation and day', async () => {
    const app = await buildWatchedApp(appDeps({ db, clock: api.clock }))
    const [one, two] = [await install(db), await install(db)]
    for (const headers of [one, one, two]) {
      const response = await app.inject(view(headers))
      expect([response.statusCode, response.json()]).toEqual([200, { success: true }])
    }
    api.clock.set('2026-03-10T17:01:00Z')
    await app.inject(view(one))
    api.clock.set('2026-03-10T05:00:00Z')
    await app.close()
    expect(await countViews()).toBe(3)
  })

  test('answers 650 for an unknown, malformed or missing installation', async () => {
    for (const headers of [
      { 'x-installation-id': '00000000-0000-4000-8000-000000000000' },
      { 'x-installation-id': 'nonsense' },
      {},
    ] as Record<string, string>[]) {
      expect((await api.app.inject(view(headers))).statusCode).toBe(650)
    }
  })

  test('answers 404 for an unknown listing and 400 for an invalid id', async () => {
    const headers = await install(db)
    expect((await api.app.inject(view(headers, 999_999))).statusCode).toBe(404)
    expect((await api.app.inject(view(headers, 0))).statusCode).toBe(400)
  })
})
