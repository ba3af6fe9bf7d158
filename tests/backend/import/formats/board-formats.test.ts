import { expect, test } from 'vitest'
import { formats } from '@/backend/import/formats/formats'
import { type ImportedVacancy, importedVacancySchema } from '@/backend/import/imported-vacancy'
import { readFeedFile } from '@/backend/import/read/read-feed-file'
import { realFeed } from '../feed-file'

/** The vacancies of a feed as the writers get them, or the reason an entry is left out. */
async function readAll(name: string): Promise<(ImportedVacancy | string)[]> {
  const { format, alike, records, head } = await readFeedFile(realFeed(name), formats)
  expect(alike).toBeNull()
  if (!('toVacancy' in format)) throw new Error(`${name} is no feed of vacancies`)
  const read: (ImportedVacancy | string)[] = []
  for await (const record of records) {
    const parsed = importedVacancySchema.safeParse(format.toVacancy(record, head()))
    read.push(parsed.success ? parsed.data : `${record.line}: ${parsed.error.issues[0]?.message}`)
  }
  return read
}

test('greenhouse: reads escaped HTML, and names a board without a name by its address', async () => {
  const [first, second] = await readAll('greenhouse.json')
  expect(first).toMatchObject({
    reference: '4400101',
    companyName: 'Mekong Grid',
    description: expect.stringContaining('<li>Protection &amp; earthing</li>'),
    postedAt: new Date('2026-02-01T14:00:00Z'),
    closingDate: null,
  })
  expect(second).toMatchObject({ companyName: 'Mekong Grid', places: [{ city: 'Battambang' }] })
})

test('lever: reads lists as requirements, and monthly pay but not hourly pay', async () => {
  const [first, second] = await readAll('lever.json')
  expect(first).toMatchObject({
    companyName: 'Angkor Foods',
    places: [{ city: 'Sihanoukville', country: 'KH' }],
    requirements: expect.stringContaining('<h3>What you bring</h3><ul><li>A degree'),
    pay: { min: 600, max: 900, currency: 'USD' },
    typeWords: ['Full-time'],
    postedAt: new Date(1_769_907_600_000),
  })
  expect(second).toMatchObject({ description: 'You plan the shutdowns of the year.', pay: null })
})

test('ashby: converts yearly pay to monthly, and prefers an address to a location line', async () => {
  const [first, second] = await readAll('ashby.json')
  expect(first).toMatchObject({
    companyName: 'Tonle Meters',
    places: [{ city: 'Phnom Penh', country: 'Cambodia' }],
    pay: { min: 1200, max: 1800, currency: 'USD' },
    url: expect.stringMatching(/\/application$/),
  })
  expect(second).toMatchObject({ places: [{ city: 'Kandal' }], pay: null, typeWords: ['PartTime'] })
})

test('job postings: reads them from a page and ignores other linked data', async () => {
  const [first, second, ...more] = await readAll('job-posting.html')
  expect(first).toMatchObject({
    reference: 'BB-7',
    companyName: 'Bassac Bridges',
    companyDescription: 'We keep bridges open.',
    places: [{ city: 'Kampot', country: 'Cambodia' }],
    requirements: '<p>A degree in civil engineering</p>',
    url: 'https://bassac.example/jobs/bb-7',
    applyEmail: 'jobs@bassac.example',
    pay: { min: 500, max: 700, currency: 'USD' },
    typeWords: ['FULL TIME', 'TEMPORARY'],
    closingDate: new Date('2026-04-30T16:59:59Z'),
  })
  expect(second).toMatchObject({
    reference: 'https://bassac.example/jobs/bb-8',
    companyName: 'Bassac Bridges',
    places: [{ city: 'Takeo', country: 'KH' }],
    applyEmail: null,
  })
  expect(more).toEqual([])
})

test('rss: reads a title that is a link, and the publisher as employer', async () => {
  const [first] = await readAll('pass.rss')
  expect(first).toMatchObject({
    reference: 'A-2025-159026',
    title: "Contrat d'Apprentissage - financements H/F",
    companyName: "Centre national du cinéma et de l'image animée",
    places: [{ city: 'PARIS 14ème arrondissement' }],
    postedAt: new Date('2025-02-26T15:40:27Z'),
  })
})

test('neogov: reads times as UTC, and remarks an invalid closing date', async () => {
  const read = await readAll('neogov.rss')
  expect(read).toMatchObject([
    {
      reference: '634789',
      companyName: 'State of Michigan, MI',
      pay: null,
      closingDate: new Date('2022-02-01T04:59:00Z'),
    },
    { pay: { min: 4945, max: 6422 }, places: [{ city: 'Lansing', country: 'US' }] },
    { closingDate: null, typeWords: [expect.stringContaining('Part Time')] },
    { reference: '234175' },
    { closingDate: null, unreadClosingDate: 'Invalid Date' },
  ])
})

test('hr-xml: reads the currency from an attribute, and converts yearly pay to monthly', async () => {
  const [first] = await readAll('usajobs-hrxml.xml')
  expect(first).toMatchObject({
    reference: '305972200',
    title: 'Medical Officer',
    companyName: 'Air Force Personnel Center',
    pay: { min: 5023, max: 12_958, currency: 'USD' },
    typeWords: ['Full-Time'],
    requirements: expect.stringContaining('<li>U.S. Citizenship Required</li>'),
  })
})

test('edf: reads the hiring company of the group as employer', async () => {
  expect(await readAll('edf.xml')).toMatchObject([
    { companyName: 'Enedis', places: [{ city: 'Lyon', country: 'France' }] },
    { companyName: 'EDF' },
    { companyName: 'EDF', places: [{ city: 'Bridgwater' }] },
  ])
})
