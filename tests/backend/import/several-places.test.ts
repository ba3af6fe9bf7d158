import { beforeAll, expect, test } from 'vitest'
import { location } from '@/backend/db/schema/lookups'
import { jobEndpoints } from '@/lib/contract/vacancies/job'
import { provideApp } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'
import { openFeedFolder } from './feed-file'
import { importAll } from './import-all'

/** A vacancy in two provinces, from the feed to the API. */
const { db } = provideDatabase()
const api = provideApp({ db })
const writeFeed = openFeedFolder()

const [CAPITAL, SIEM_REAP, KAMPOT] = [1, 2, 3]

beforeAll(async () => {
  await db.insert(location).values([
    { name: 'Phnom Penh', nameKm: 'ភ្នំពេញ', code: 'KH-12' },
    { name: 'Siem Reap', nameKm: 'សៀមរាប', code: 'KH-17' },
    { name: 'Kampot', nameKm: 'កំពត', code: 'KH-7' },
  ])
  const posting = {
    '@type': 'JobPosting',
    title: 'Site Engineer',
    identifier: 'two-places',
    hiringOrganization: 'Mekong Works',
    description: 'Builds two bridges.',
    jobLocation: ['Puok, Siem Reap', 'Sen Sok'].map((address) => ({ '@type': 'Place', address })),
  }
  const file = writeFeed(JSON.stringify(posting))
  await importAll(db, file, { now: new Date('2026-03-01T05:00:00Z') })
})

const read = async (path: string) => (await api.app.inject(path)).json()

test('it is listed under each province, and under no other', async () => {
  const titles = async (locationId: string) => {
    const { data } = jobEndpoints.list.reply.parse(await read(`/v1/job?locationId=${locationId}`))
    return data.map(({ title }) => title)
  }
  expect(await titles(`${CAPITAL}`)).toEqual(['Site Engineer'])
  expect(await titles(`${SIEM_REAP}`)).toEqual(['Site Engineer'])
  expect(await titles(`${CAPITAL},${SIEM_REAP}`)).toEqual(['Site Engineer'])
  expect(await titles(`${KAMPOT}`)).toEqual([])
})

test('it is counted under each province, once in all', async () => {
  const facets = jobEndpoints.facets.reply.parse(await read('/v1/job/facets'))
  expect(facets.locationId).toEqual([
    { id: CAPITAL, count: 1 },
    { id: SIEM_REAP, count: 1 },
  ])
  expect(await read('/v1/job')).toMatchObject({ total: 1 })
})

test('its detail names both, the first one first, and a search finds it by either', async () => {
  const { data } = jobEndpoints.list.reply.parse(await read('/v1/job'))
  expect(jobEndpoints.get.reply.parse(await read(`/v1/job/${data[0]?.id}`))).toMatchObject({
    place: 'Puok, Siem Reap; Sen Sok, Phnom Penh',
    location: { id: SIEM_REAP },
    locations: [{ id: SIEM_REAP }, { id: CAPITAL }],
  })
  for (const searchText of ['ភ្នំពេញ', 'សៀមរាប']) {
    expect(await read(`/v1/job?${new URLSearchParams({ searchText })}`)).toMatchObject({ total: 1 })
  }
})
