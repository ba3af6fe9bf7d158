import { expect, test } from 'vitest'
import { jobEndpoints } from '@/lib/contract/vacancies/job'
import { provideApp } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'
import { openFeedFolder } from './feed-file'
import { importAll } from './import-all'

/** The workplace and pay of a feed in the API's answers. */
const { db } = provideDatabase()
const api = provideApp({ db })
const writeFeed = openFeedFolder()

test('shows the workplace, and pay that is not monthly, as stated', async () => {
  const posting = (title: string, more: object) => ({
    '@type': 'JobPosting',
    title,
    identifier: title,
    hiringOrganization: 'Mekong Works',
    description: 'Builds bridges.',
    ...more,
  })
  const file = writeFeed(
    JSON.stringify([
      posting('Remote engineer', {
        jobLocationType: 'TELECOMMUTE',
        baseSalary: { currency: 'EUR', value: { minValue: 12, maxValue: 15, unitText: 'HOUR' } },
      }),
      posting('Bridge engineer', { baseSalary: { currency: 'USD', minValue: 500, maxValue: 800 } }),
    ]),
  )
  await importAll(db, file, { now: new Date('2026-03-01T05:00:00Z') })
  const read = async (path: string) => (await api.app.inject(path)).json()
  const { data } = jobEndpoints.list.reply.parse(await read('/v1/job'))
  const details = await Promise.all(
    data.map(async ({ id }) => jobEndpoints.get.reply.parse(await read(`/v1/job/${id}`))),
  )
  const of = (name: string) => details.find(({ title }) => title === name)
  expect(of('Remote engineer')).toMatchObject({
    ...{ workplace: 'remote', place: 'Remote', pay: null },
    payText: '12–15 EUR per hour',
  })
  // A typical amount without a period is taken as monthly.
  expect(of('Bridge engineer')?.pay).toMatchObject({ min: 500, max: 800, period: 'month' })
  expect(of('Bridge engineer')).not.toHaveProperty('payText')
  expect(of('Bridge engineer')).not.toHaveProperty('workplace')
  const found = await read(`/v1/job?${new URLSearchParams({ searchText: 'remote' })}`)
  expect(jobEndpoints.list.reply.parse(found).data.map(({ title }) => title)).toContain(
    'Remote engineer',
  )
})
