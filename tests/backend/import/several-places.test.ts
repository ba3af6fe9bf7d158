import { beforeAll, expect, test } from 'vitest'
import { location } from '@/backend/db/schema/lookups'
import { jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { toJobPosting } from '@/lib/server/seo/job-posting-schema'
import { provideApi } from '@/tests/support/app'
import { openFeedFolder } from './feed-file'
import { importAll } from './import-all'

/** Vacancies in two provinces, abroad and remote, from the feed to the API. */
const { db, api } = provideApi()
const writeFeed = openFeedFolder()

const [CAPITAL, SIEM_REAP, KAMPOT, ABROAD, REMOTE] = [1, 2, 3, 4, 5]

beforeAll(async () => {
  await db.insert(location).values([
    { name: 'Phnom Penh', nameKm: 'ភ្នំពេញ', code: 'KH-12' },
    { name: 'Siem Reap', nameKm: 'សៀមរាប', code: 'KH-17' },
    { name: 'Kampot', nameKm: 'កំពត', code: 'KH-7' },
    { name: 'Abroad', nameKm: null, code: 'ABROAD' },
    { name: 'Remote', nameKm: null, code: 'REMOTE' },
  ])
  const posting = (title: string, places: readonly string[], others: object = {}) => ({
    '@type': 'JobPosting',
    title,
    identifier: title,
    hiringOrganization: 'Mekong Works',
    description: 'Builds two bridges.',
    jobLocation: places.map((address) => ({ '@type': 'Place', address })),
    ...others,
  })
  const remote = { jobLocationType: 'TELECOMMUTE' }
  const file = writeFeed(
    JSON.stringify([
      posting('Site Engineer', ['Puok, Siem Reap', 'Sen Sok']),
      posting('Bridge Designer', ['Kampot'], remote),
      posting('Road Designer', ['Bangkok, Thailand']),
      posting('Web Developer', ['Hanoi, Vietnam'], remote),
      posting('Software Tester', [], remote),
    ]),
  )
  await importAll(db, file, { now: new Date('2026-03-01T05:00:00Z') })
})

const read = async (path: string) => (await api.app.inject(path)).json()

const titles = async (query: string) => {
  const { data } = jobEndpoints.list.reply.parse(await read(`/v1/job?${query}`))
  return data.map(({ title }) => title).toSorted()
}

test('lists a job in two provinces under each of them and no other', async () => {
  expect(await titles(`locationId=${CAPITAL}`)).toEqual(['Site Engineer'])
  expect(await titles(`locationId=${SIEM_REAP}`)).toEqual(['Site Engineer'])
  expect(await titles(`locationId=${CAPITAL},${SIEM_REAP}`)).toEqual(['Site Engineer'])
})

test('lists remote work in a province under both, and other remote work under remote only', async () => {
  expect(await titles(`locationId=${KAMPOT}`)).toEqual(['Bridge Designer'])
  expect(await titles(`locationId=${REMOTE}`)).toEqual([
    'Bridge Designer',
    'Software Tester',
    'Web Developer',
  ])
})

test('lists work abroad under abroad, and finds it by the name of its country', async () => {
  expect(await titles(`locationId=${ABROAD}`)).toEqual(['Road Designer', 'Web Developer'])
  expect(await titles('searchText=thailand')).toEqual(['Road Designer'])
})

test('counts a job under each of its places and once in the total', async () => {
  const facets = jobEndpoints.facets.reply.parse(await read('/v1/job/facets'))
  expect(facets.locationId).toEqual([
    { id: REMOTE, count: 3 },
    { id: ABROAD, count: 2 },
    { id: CAPITAL, count: 1 },
    { id: SIEM_REAP, count: 1 },
    { id: KAMPOT, count: 1 },
  ])
  expect(await read('/v1/job')).toMatchObject({ total: 5 })
  expect(await read('/v1/dashboard')).toMatchObject({ openJobs: 5, provinces: 3 })
})

const readDetail = async (title: string) => {
  const { data } = jobEndpoints.list.reply.parse(await read('/v1/job'))
  const id = data.find((job) => job.title === title)?.id
  return jobEndpoints.get.reply.parse(await read(`/v1/job/${id}`))
}

test('shows both provinces in order, and finds the job by either', async () => {
  expect(await readDetail('Site Engineer')).toMatchObject({
    place: 'Puok, Siem Reap; Sen Sok, Phnom Penh',
    location: { id: SIEM_REAP },
    locations: [{ id: SIEM_REAP }, { id: CAPITAL }],
  })
  for (const searchText of ['ភ្នំពេញ', 'សៀមរាប']) {
    expect(await read(`/v1/job?${new URLSearchParams({ searchText })}`)).toMatchObject({ total: 1 })
  }
})

test('gives search engines the country of remote work, and no posting when no country is given', async () => {
  const schemaOf = async (title: string) =>
    toJobPosting(await readDetail(title), { url: 'https://jobs.example/jobs/1', siteName: 'Jobs' })
  expect(await schemaOf('Bridge Designer')).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'Cambodia' },
    jobLocation: { address: { addressRegion: 'Kampot', addressCountry: 'KH' } },
  })
  expect(await schemaOf('Web Developer')).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'Vietnam' },
    jobLocation: { address: { addressLocality: 'Hanoi', addressCountry: 'VN' } },
  })
  expect(await schemaOf('Software Tester')).toBeNull()
})
