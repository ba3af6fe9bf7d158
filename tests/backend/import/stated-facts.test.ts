import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { job } from '@/backend/db/schema/vacancy'
import { jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { provideApi } from '@/tests/support/app'
import { openFeedFolder } from './feed-file'
import { importAll } from './import-all'

/** The workplace and pay of a feed in the API's answers. */
const { db, api } = provideApi()
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
  expect(data.map(({ payText }) => payText)).toContain('12–15 EUR per hour')
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

test('publishes telephone numbers and e-mail addresses only where one applies with them', async () => {
  const text = 'Builds bridges.\nContact person: Sok Dara, 012 345 678, dara@mekong.example'
  const posting = { employer: 'Mekong Works', title: 'Bridge engineer', description: text }
  const file = writeFeed(
    JSON.stringify([
      { ...posting, reference: 'link', applyUrl: 'https://mekong.example/1' },
      { ...posting, reference: 'text', howToApply: 'Call 012 999 888', city: 'Kampot' },
      { ...posting, reference: 'none', city: 'Takeo' },
    ]),
  )
  const { report } = await importAll(db, file, { now: new Date('2026-03-01T05:00:00Z') })
  expect(report.notes).toContain(
    '2 with a telephone number or e-mail address that is not for applications: left out',
  )
  const rows = await db.select().from(job).where(eq(job.source, 'vacancies'))
  const textOf = (reference: string) => {
    const row = rows.find(({ sourceRef }) => sourceRef === reference)
    return `${row?.description} ${row?.howToApply}`
  }
  expect(textOf('link')).not.toMatch(/345|dara/i)
  expect(textOf('text')).not.toMatch(/345|dara/i)
  expect(textOf('text')).toContain('012 999 888')
  expect(textOf('none')).toContain('012 345 678')
})
