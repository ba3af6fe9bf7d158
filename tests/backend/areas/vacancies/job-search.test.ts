import { beforeAll, describe, expect, test } from 'vitest'
import { countOpenItemsSince } from '@/backend/areas/listing/open-listing'
import { listOpenVacancies } from '@/backend/areas/vacancies/vacancy-listing'
import { jobs } from '@/backend/areas/vacancies/vacancy-tables'
import { jobFilters } from '@/lib/contract/vacancies/vacancy-endpoints'
import { addCompanies, addJobs, draftCompany, draftJob } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase({ lookups: true })

const CIVIL = ['Civil Site Engineer', 'Senior Civil Engineer (Bridges)']

const TITLES = [
  'Civil Site Engineer',
  'Senior Civil Engineer (Bridges)',
  'Electrical Technician',
  'Génie électrique trainee',
  'IT Support Officer',
  'Quality Inspector',
  'C++ Developer',
  'C# Developer',
  'វិស្វករសំណង់ស៊ីវិល',
  'វិស្វករ\u200bអគ្គិសនី',
  'Café Barista 100%',
  'Site_Manager',
  'Manager en Stratégie Management et Organisation',
]

beforeAll(async () => {
  const [power, plain] = await addCompanies(
    db,
    draftCompany({ sourceRef: 'power', name: 'Mekong Power Engineering' }),
    draftCompany({ sourceRef: 'plain', name: 'Plain' }),
  )
  if (power === undefined || plain === undefined) throw new Error('Companies are missing')
  await addJobs(
    db,
    ...TITLES.map((title, index) =>
      draftJob({
        sourceRef: title,
        companyId: plain,
        title,
        postedAt: new Date(Date.UTC(2026, 1, 28 - index)),
      }),
    ),
    draftJob({ sourceRef: 'by-company', companyId: power, title: 'Accountant', locationId: 2 }),
    draftJob({
      sourceRef: 'counted',
      companyId: plain,
      title: 'Loom weaver',
      payMin: 900,
      payMax: 1400,
      payCurrency: 'USD',
      closingDate: '2026-03-13',
    }),
    draftJob({
      sourceRef: 'little',
      companyId: plain,
      title: 'Loom helper',
      description: '<p>IELTS is asked for</p>',
      payMin: 800_000,
      payMax: 1_000_000,
      payCurrency: 'KHR',
    }),
    draftJob({
      sourceRef: 'closed',
      companyId: plain,
      title: 'Closed hydrologist',
      closingDate: '2026-03-09',
    }),
  )
})

/** Titles of vacancies with all of the words, in their order. */
async function search(searchText: string, rest: Record<string, string> = {}) {
  const page = await listOpenVacancies(
    db,
    jobs,
    '2026-03-10',
    jobFilters.parse({ searchText, ...rest }),
  )
  expect(page.total).toBe(page.data.length)
  return page.data.slice(0, page.first ?? page.total).map(({ title }) => title)
}

describe('matches', () => {
  test.each([
    ['civil', [...CIVIL, 'វិស្វករសំណង់ស៊ីវិល']],
    ['  CIVIL   engineers ', [...CIVIL.toReversed(), 'វិស្វករសំណង់ស៊ីវិល']],
    ['looking for a civil', [...CIVIL, 'វិស្វករសំណង់ស៊ីវិល']],
    ['bridge', ['Senior Civil Engineer (Bridges)']],
    ['lectri', ['Electrical Technician', 'Génie électrique trainee']],
    ['genie ELECTRIQUE', ['Génie électrique trainee']],
    ['it', ['IT Support Officer']],
    ['c++', ['C++ Developer']],
    ['c#', ['C# Developer']],
    ['វិស្វករ', ['វិស្វករសំណង់ស៊ីវិល', 'វិស្វករ\u200bអគ្គិសនី', ...CIVIL, 'Accountant']],
    ['សំណង់វិស្វករ', ['វិស្វករសំណង់ស៊ីវិល']],
    ['វិស្វករ\u200bអគ្គិសនី', ['វិស្វករ\u200bអគ្គិសនី', 'Electrical Technician']],
    ['kampot', ['Accountant']],
    ['mekong', ['Accountant']],
  ])('%j finds %j', async (text, titles) => {
    expect(await search(text)).toEqual(titles)
  })

  test.each(['', '   '])('an empty text (%j) does not filter', async (text) => {
    expect(await search(text)).toHaveLength(TITLES.length + 3)
  })

  test('a closed vacancy is not found', async () => {
    expect(await search('hydrologist')).toEqual([])
  })
})

describe('misspelt words', () => {
  test.each([
    ['enginer civl', 'Civil Site Engineer'],
    ['electrcal', 'Electrical Technician'],
    ['technicain', 'Electrical Technician'],
    ['inspektor', 'Quality Inspector'],
    ['វិស្វកសំណង់', 'វិស្វករសំណង់ស៊ីវិល'],
  ])('%j still finds %j', async (text, title) => {
    expect(await search(text)).toContain(title)
  })

  test.each([
    ['inspector', null],
    ['technicain electrical', 'technician electrical'],
    ['ispector', 'inspector'],
    ['$1,000 weavar', 'weaver $1,000'],
    ['qulaity', 'quality'],
  ])('%j is corrected to %j', async (text, searchedFor) => {
    const filters = jobFilters.parse({ searchText: text })
    const page = await listOpenVacancies(db, jobs, '2026-03-10', filters)
    expect(page.searchedFor).toBe(searchedFor)
  })

  test('a correct spelling is not mixed with similar words', async () => {
    expect(await search('quality')).toEqual(['Quality Inspector'])
  })
})

describe('words that no vacancy has together', () => {
  const read = (searchText: string) =>
    listOpenVacancies(db, jobs, '2026-03-10', jobFilters.parse({ searchText }))

  test('match vacancies with all but one of the words, and the answer says so', async () => {
    const page = await read('civil engineer in Kep')
    expect(page.data.map(({ title }) => title)).toEqual([...CIVIL, 'វិស្វករសំណង់ស៊ីវិល'])
    expect(page.foundBy).toBe('mostWords')
    expect((await read('civil')).foundBy).toBe('words')
    expect((await read('phyisc')).total).toBe(0)
  })

  test('list the few vacancies with all words first in any order, then partial matches', async () => {
    const page = await read('senior civil')
    expect(page).toMatchObject({ foundBy: 'fewThenMost', first: 1, total: 3 })
    const newest = jobFilters.parse({ searchText: 'senior civil', sort: 'closing' })
    const sorted = await listOpenVacancies(db, jobs, '2026-03-10', newest)
    expect(sorted.first).toBe(1)
    expect(sorted.data[0]?.title).toBe('Senior Civil Engineer (Bridges)')
    expect(sorted.total).toBeGreaterThan(1)
  })

  test('count as new only vacancies with all of the words', async () => {
    const since = '2000-01-01T00:00:00.000Z'
    const sought = { searchText: 'civil engineer', conditions: [], since }
    expect(await countOpenItemsSince(db, jobs.vacancy, '2026-03-10', sought)).toBe(3)
    const none = { ...sought, searchText: 'civil engineer in Kep' }
    expect(await countOpenItemsSince(db, jobs.vacancy, '2026-03-10', none)).toBe(0)
  })

  test('match on any word when most are unknown, but never on "engineer" alone', async () => {
    const page = await read('civil engineer zzzzzzzz yyyyyyyy')
    expect(page.data.map(({ title }) => title)).toEqual([...CIVIL, 'វិស្វករសំណង់ស៊ីវិល'])
    expect((await read('xylophone engineer')).total).toBe(0)
  })

  test('rank rare words before common ones', async () => {
    expect((await read('civil barista')).data[0]?.title).toBe('Café Barista 100%')
  })

  test('find nothing when half of the text is unknown', async () => {
    expect((await read('lkjhgf poiuyt')).total).toBe(0)
  })
})

describe('the order', () => {
  test('ranks the title above the employer, and a whole word above a part', async () => {
    const found = await search('engineer')
    expect(found.slice(0, 2)).toEqual(['Civil Site Engineer', 'Senior Civil Engineer (Bridges)'])
    expect(found.at(-1)).toBe('Accountant')
  })

  test('ranks words in the same order higher', async () => {
    expect(await search('civil engineer')).toEqual([...CIVIL.toReversed(), 'វិស្វករសំណង់ស៊ីវិល'])
  })

  test('is newest first when requested', async () => {
    expect(await search('engineer', { sort: 'newest' })).toEqual([
      'Accountant',
      ...CIVIL,
      'វិស្វករសំណង់ស៊ីវិល',
      'វិស្វករ\u200bអគ្គិសនី',
    ])
  })
})

describe('hostile texts', () => {
  test.each(['%', '_', '%%%', '\\', "'", '!!!', '&|!():*<->', '\u200b\u200b'])(
    '%j is not a wildcard and finds nothing',
    async (text) => {
      expect(await search(text)).toEqual([])
    },
  )

  test.each([
    ['100%', ['Café Barista 100%']],
    ['site_manager', ['Site_Manager']],
    ["civil' or '1'='1", [...CIVIL, 'វិស្វករសំណង់ស៊ីវិល']],
    ['civil & !site | (', ['Civil Site Engineer']],
    ['civil:* <-> engineer', [...CIVIL.toReversed(), 'វិស្វករសំណង់ស៊ីវិល']],
    ['\ud800 civil', [...CIVIL, 'វិស្វករសំណង់ស៊ីវិល']],
  ])('%j is read as words', async (text, titles) => {
    expect(await search(text)).toEqual(titles)
  })

  test('two hundred words of one letter are answered', async () => {
    expect(await search('a b c d e f g h i j '.repeat(10).slice(0, 200))).toEqual([])
  })
})

test.each(TITLES)('finds “%s” first by its own title', async (title) => {
  const page = await listOpenVacancies(
    db,
    jobs,
    '2026-03-10',
    jobFilters.parse({ searchText: title }),
  )
  expect(page.data[0]?.title).toBe(title)
})

describe('finds by pay, closing date and excluded words', () => {
  test.each([
    ['loom over 500 dollars', ['Loom weaver']],
    ['loom under $300', ['Loom helper']],
    ['loom closing this week', ['Loom weaver']],
    ['loom without ielts', ['Loom weaver']],
    ['loom high salary', ['Loom weaver']],
    ['loom no more than $300', ['Loom helper']],
    ['nspector no quality', []],
    ['$1,000 weavar', ['Loom weaver']],
  ])('%j', async (text, titles) => {
    expect(await search(text)).toEqual(titles)
  })
})
