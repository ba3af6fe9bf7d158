import { describe, expect, test } from 'vitest'
import { formats } from '@/backend/import/formats/formats'
import { type ImportedVacancy, importedVacancySchema } from '@/backend/import/imported-vacancy'
import { readFeedFile } from '@/backend/import/read/read-feed-file'
import { openFeedFolder } from '../feed-file'

const writeFeed = openFeedFolder()

/** The only entry of a feed as the writers get it, or the reason it is left out. */
async function readOne(feed: object): Promise<ImportedVacancy | string> {
  const { format, records } = await readFeedFile(writeFeed(JSON.stringify(feed)), formats)
  if (!('toVacancy' in format)) throw new Error('this is no feed of vacancies')
  const { value } = await records.next()
  await records.return(undefined)
  const parsed = importedVacancySchema.safeParse(format.toVacancy(value))
  return parsed.success ? parsed.data : (parsed.error.issues[0]?.message ?? '')
}

const ashbyJob = {
  id: '1',
  title: 'Engineer',
  descriptionHtml: '<p>Builds.</p>',
  employmentType: 'FullTime',
  jobUrl: 'https://jobs.ashby.example/tonle/1',
}
const bonus = {
  compensationType: 'Bonus',
  interval: '1 YEAR',
  currencyCode: 'USD',
  minValue: 5_000,
  maxValue: 10_000,
}
const salary = { ...bonus, compensationType: 'Salary', minValue: 120_000, maxValue: 150_000 }

describe('ashby', () => {
  const payOf = async (parts: readonly object[], job: object = {}) => {
    const compensation = { summaryComponents: parts }
    const read = await readOne({ jobs: [{ ...ashbyJob, ...job, compensation }] })
    return typeof read === 'string' ? read : read.pay
  }

  test.each([
    ['a bonus in front', [bonus, salary]],
    ['a bonus at the end', [salary, bonus]],
    ['equity without amounts', [{ compensationType: 'EquityPercentage' }, salary]],
  ])('reads the salary and not %s', async (_, parts) => {
    expect(await payOf(parts)).toEqual({ min: 10_000, max: 12_500, currency: 'USD' })
  })

  test('never mixes two parts, and takes no bonus for a salary', async () => {
    const open = { ...salary, minValue: null }
    expect(await payOf([open, bonus])).toEqual({ min: null, max: 12_500, currency: 'USD' })
    expect(await payOf([bonus])).toBeNull()
  })

  test('names the employer after the address of the board', async () => {
    const read = await readOne({ jobs: [ashbyJob] })
    expect(read).toMatchObject({ companyName: 'Tonle', isNamedByBoard: true })
  })

  test('reads the address of each place, and its line where no town is stated', async () => {
    const job = {
      ...ashbyJob,
      location: 'Ta Khmau',
      address: { postalAddress: { addressRegion: 'Kandal' } },
      secondaryLocations: [{ location: 'Coast', address: { addressLocality: 'Kep' } }],
    }
    expect(await readOne({ jobs: [job] })).toMatchObject({
      places: [{ city: 'Ta Khmau', region: 'Kandal' }, { city: 'Kep' }],
    })
  })

  test('hides pay that the employer does not show', async () => {
    expect(await payOf([salary], { shouldDisplayCompensationOnJobPostings: false })).toBeNull()
  })
})

test('a table keeps the sections of a text that are not empty', async () => {
  const description = [
    { name: 'Tasks', value: 'Welds.' },
    { name: 'Offer', value: '' },
  ]
  expect(await readOne([{ title: 'Welder', employer: 'Acme', description }])).toMatchObject({
    description: '<h3>Tasks</h3>Welds.',
  })
})

describe('lever', () => {
  const leverJob = {
    id: '1',
    text: 'Engineer',
    description: '<p>Builds.</p>',
    hostedUrl: 'https://jobs.lever.example/angkor-foods/1',
  }
  const read = (job: object) => readOne([{ ...leverJob, ...job }])

  test('keeps each heading with its own list, and drops headings without items', async () => {
    const lists = [
      { text: '', content: '<li>a</li>' },
      { text: 'What you do', content: '' },
      { text: 'What you bring', content: '<li>b</li>' },
    ]
    expect(await read({ lists })).toMatchObject({
      requirements: '<ul><li>a</li></ul><h3>What you bring</h3><ul><li>b</li></ul>',
    })
  })

  test('reads all its locations, or its country alone', async () => {
    const categories = { location: 'Head office', allLocations: ['Kep'] }
    expect(await read({ categories, country: 'KH' })).toMatchObject({
      places: [{ city: 'Kep', country: 'KH' }],
    })
    expect(await read({ country: 'KH' })).toMatchObject({ places: [{ city: '', country: 'KH' }] })
  })

  test('reads additional text that is given as plain text only', async () => {
    expect(await read({ additionalPlain: 'Lunch is free.' })).toMatchObject({
      benefits: 'Lunch is free.',
    })
  })

  test('names the employer after the address of the board', async () => {
    expect(await read({})).toMatchObject({ companyName: 'Angkor Foods', isNamedByBoard: true })
  })

  test('has no posting date when none is stated', async () => {
    expect(await read({})).toMatchObject({ postedAt: null, hasUnreadDate: false })
  })
})

describe('greenhouse', () => {
  const readAt = (absolute_url: string, more: object = {}) => {
    const job = { id: 1, title: 'Engineer', content: '&lt;p&gt;Builds.&lt;/p&gt;', absolute_url }
    return readOne({ jobs: [{ ...job, ...more }] })
  }
  const employerAt = async (address: string) => {
    const vacancy = await readAt(address)
    return typeof vacancy === 'string' ? vacancy : vacancy.companyName
  }

  test('names the employer after the address of the board only when no name is stated', async () => {
    const address = 'https://boards.greenhouse.io/mekong-grid/jobs/1'
    expect(await readAt(address)).toMatchObject({ isNamedByBoard: true })
    expect(await readAt(address, { company_name: 'Mekong Grid Plc' })).toMatchObject({
      companyName: 'Mekong Grid Plc',
      isNamedByBoard: false,
    })
  })

  test.each([
    'https://www.acme.example/jobs/1?gh_jid=1',
    'https://acme.example/en/careers/1',
    'https://boards.greenhouse.io/embed/job_app?token=1',
  ])("takes no employer's name from %s", async (address) => {
    expect(await employerAt(address)).toBe('has no company name')
  })

  test.each([
    'https://boards.greenhouse.io/mekong-grid/jobs/1',
    'https://job-boards.eu.greenhouse.io/mekong-grid/jobs/1',
  ])('names the board at %s after its address', async (address) => {
    expect(await employerAt(address)).toBe('Mekong Grid')
  })
})

describe('job-posting', () => {
  const read = (posting: object) =>
    readOne({
      '@type': 'JobPosting',
      title: 'Engineer',
      identifier: '1',
      description: 'Builds.',
      hiringOrganization: 'Bassac',
      ...posting,
    })

  test('reads HTML that is escaped twice', async () => {
    const escaped = '&lt;p&gt;Builds &amp;amp; mends.&lt;/p&gt;'
    expect(await read({ description: escaped, qualifications: escaped })).toMatchObject({
      description: '<p>Builds &amp; mends.</p>',
      requirements: '<p>Builds &amp; mends.</p>',
    })
  })

  test.each(['<p>Write &lt;p&gt;a&lt;/p&gt;</p>', 'Salary &lt; 700', 'Know &lt;canvas&gt;'])(
    'keeps %s unchanged',
    async (description) => {
      expect(await read({ description })).toMatchObject({ description })
    },
  )

  test('reads pay next to its unit, and remarks pay that it cannot use', async () => {
    const baseSalary = { currency: 'USD', value: 700, unitText: 'MONTH' }
    expect(await read({ baseSalary })).toMatchObject({
      pay: { min: 700, max: 700, currency: 'USD' },
      hasOtherPay: false,
    })
    expect(await read({ baseSalary: { ...baseSalary, unitText: 'HOUR' } })).toMatchObject({
      pay: null,
      hasOtherPay: true,
    })
  })

  test('reads a mailto address as the e-mail address for applications', async () => {
    expect(await read({ url: 'mailto:jobs@bassac.example?subject=Engineer' })).toMatchObject({
      url: null,
      applyEmail: 'jobs@bassac.example',
    })
  })

  test('keeps an entry with an invalid date, but reports an invalid closing date', async () => {
    expect(await read({ datePosted: 'soon' })).toMatchObject({
      postedAt: null,
      hasUnreadDate: true,
    })
    expect(await read({ dateModified: 'soon' })).toMatchObject({ hasUnreadDate: true })
    const days = { datePosted: '2026-03-01', dateModified: '2026-03-02' }
    expect(await read(days)).toMatchObject({ hasUnreadDate: false })
    expect(await read({ validThrough: 'soon' })).toMatchObject({
      closingDate: null,
      unreadClosingDate: 'soon',
    })
  })
})
