import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toChangedTags } from '@/backend/content/load-content'
import { destinations } from '@/backend/import/write/destination'
import { scholarshipTags } from '@/backend/import/write/scholarship-writer'
import { CHANGED_AT_MIDNIGHT } from '@/backend/revalidate-web-app'
import { readAdvertisement } from '@/lib/server/queries/advertisements'
import {
  readCareerAdvice,
  readCareerAdviceList,
  readFaqs,
  readHowToApply,
  readInterviewTip,
  readInterviewTips,
  readNews,
  readNewsArticle,
  readPage,
} from '@/lib/server/queries/articles'
import {
  readCompanies,
  readCompany,
  readFeaturedCompanies,
  readFeaturedMinistries,
} from '@/lib/server/queries/companies'
import { readTemplate, readTemplates } from '@/lib/server/queries/document-templates'
import { readCategories, readDepartments } from '@/lib/server/queries/lookups'
import {
  readBroaderScholarshipCounts,
  readScholarship,
  readScholarshipFacets,
  readScholarships,
  readSimilarScholarships,
} from '@/lib/server/queries/scholarships'
import { readSiteCounts, readToday } from '@/lib/server/queries/site'
import { readSitemapParts } from '@/lib/server/queries/sitemap'
import {
  readFeaturedUniversities,
  readLinkedMajors,
  readMajor,
  readUniversities,
  readUniversity,
} from '@/lib/server/queries/studies'
import {
  internshipLandingQueries,
  jobLandingQueries,
  readBroaderInternshipCounts,
  readBroaderJobCounts,
  readInternship,
  readInternshipFacets,
  readInternships,
  readJob,
  readJobFacets,
  readJobs,
  readSimilarInternships,
  readSimilarJobs,
} from '@/lib/server/queries/vacancies'
import { expiresAtOnce, withNotFoundTags } from '@/lib/shared/cache-tags'

// Next provides these only while it renders; the tests check the tags a query is cached under.
const cachedTags = vi.hoisted(() => new Set<string>())
const api = vi.hoisted(() => ({
  hasItems: true,
  rows: [{ id: 4 }, { id: 9 }],
  foundBy: 'words',
  university: { id: 6 } as { readonly id: number } | null,
}))
vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({
  cacheLife: () => undefined,
  cacheTag: (...names: string[]) => {
    for (const name of names) cachedTags.add(name)
  },
}))
// Items exist, with an employer and a university, as does a page of two, unless a test says that none do.
vi.mock('@/lib/server/cache/public-api', () => ({
  publicApi: () => ({
    call: async () => ({
      data: api.rows,
      foundBy: api.foundBy,
      total: 2,
      company: { id: 5 },
      university: api.university,
    }),
  }),
  nullWhenMissing: async (reply: Promise<unknown>) => (api.hasItems ? reply : null),
}))

type Readers = Readonly<Record<string, () => Promise<unknown>>>

const employers: Readers = {
  readCompanies: () => readCompanies({}),
  readCompany: () => readCompany(1),
}
const jobs: Readers = { readJobs: () => readJobs({}) }
const internships: Readers = { readInternships: () => readInternships({}) }
/** A new item is among them when their lifetime ends; closed ones disappear immediately. */
const similar: Readers = {
  readSimilarJobs: () => readSimilarJobs(1),
  readSimilarInternships: () => readSimilarInternships(1),
  readSimilarScholarships: () => readSimilarScholarships(1),
}
/** Those that show the employer. */
const vacancies: Readers = { readJob: () => readJob(1), readInternship: () => readInternship(1) }
const scholarships: Readers = {
  readScholarships: () => readScholarships({}),
  readScholarshipFacets: () => readScholarshipFacets({}),
  readBroaderScholarshipCounts: () => readBroaderScholarshipCounts({}),
  readUniversities: () => readUniversities({}),
  readFeaturedUniversities,
  readUniversity: () => readUniversity(1),
  readDepartments,
}
/** Detail pages: a new item does not change them. */
const details: Readers = {
  ...vacancies,
  readScholarship: () => readScholarship(1),
  readLinkedMajors: () => readLinkedMajors([{ id: 1, name: 'Civil', nameKm: null }]),
}
const counts: Readers = {
  readSiteCounts,
  readMajor: () => readMajor(1),
  readSitemapParts,
}
const jobCounts: Readers = {
  readJobFacets: () => readJobFacets({}),
  readBroaderJobCounts: () => readBroaderJobCounts({}),
  readCategories,
  readFeaturedCompanies,
  readFeaturedMinistries,
  readJobLandings: jobLandingQueries.readLandingPages,
  readJobOverview: () => jobLandingQueries.readOverview({}),
}
const internshipCounts: Readers = {
  readInternshipFacets: () => readInternshipFacets({}),
  readBroaderInternshipCounts: () => readBroaderInternshipCounts({}),
  readInternshipLandings: internshipLandingQueries.readLandingPages,
  readInternshipOverview: () => internshipLandingQueries.readOverview({}),
}

function sentWhenChanged(kind: 'news' | 'careerAdvice' | 'interviewTips' | 'templates' | 'pages') {
  const nothing = { added: 0, changed: 0, removed: 0, unchanged: 0 }
  const report = {
    ...{ news: nothing, careerAdvice: nothing, interviewTips: nothing, templates: nothing },
    ...{ pages: nothing, faqs: nothing, advertisements: nothing },
  }
  return toChangedTags({ ...report, [kind]: { ...nothing, changed: 1 } })
}

const changes: readonly (readonly [what: string, sent: readonly string[], shownBy: Readers])[] = [
  [
    'a job in a feed',
    destinations.jobs.tags.lists,
    { ...jobs, ...jobCounts, ...employers, ...counts },
  ],
  [
    'an internship in a feed',
    destinations.internships.tags.lists,
    { ...internships, ...internshipCounts, ...employers, ...counts },
  ],
  [
    'an employer in a feed',
    ['companies', 'company-5'],
    {
      ...employers,
      ...jobs,
      ...internships,
      ...vacancies,
      readFeaturedCompanies,
      readFeaturedMinistries,
    },
  ],
  [
    'a job that is closed, changed or taken down',
    ['job-9'],
    { ...jobs, readSimilarJobs: () => readSimilarJobs(1), readJob: () => readJob(9) },
  ],
  [
    'an internship that is closed, changed or taken down',
    ['internship-9'],
    {
      ...internships,
      readSimilarInternships: () => readSimilarInternships(1),
      readInternship: () => readInternship(9),
    },
  ],
  [
    'a scholarship that is closed, changed or taken down',
    ['scholarship-9'],
    {
      readScholarships: () => readScholarships({}),
      readSimilarScholarships: () => readSimilarScholarships(1),
      readScholarship: () => readScholarship(9),
    },
  ],
  ['the logo of a university', ['university-6'], { readScholarship: () => readScholarship(1) }],
  ['a scholarship in a table', scholarshipTags.lists, { ...scholarships, ...counts }],
  [
    'the next day',
    CHANGED_AT_MIDNIGHT,
    {
      ...{ ...jobs, ...jobCounts, ...internships, ...internshipCounts, ...employers },
      ...{ ...vacancies, ...scholarships, ...similar, ...counts, readToday },
      readScholarship: () => readScholarship(1),
    },
  ],
  [
    'news',
    sentWhenChanged('news'),
    { readNews: () => readNews({}), readNewsArticle: () => readNewsArticle(1) },
  ],
  [
    'career advice',
    sentWhenChanged('careerAdvice'),
    {
      readCareerAdviceList: () => readCareerAdviceList({}),
      readCareerAdvice: () => readCareerAdvice(1),
    },
  ],
  [
    'an interview tip',
    sentWhenChanged('interviewTips'),
    {
      readInterviewTips: () => readInterviewTips({}),
      readInterviewTip: () => readInterviewTip(1),
    },
  ],
  [
    'a template',
    sentWhenChanged('templates'),
    {
      readTemplates: () => readTemplates({}),
      readTemplate: () => readTemplate(1),
    },
  ],
  ['a page', sentWhenChanged('pages'), { readPage: () => readPage('about-us'), readHowToApply }],
  ['a question', ['faqs'], { readFaqs: () => readFaqs({}) }],
  [
    'an advertisement',
    ['advertisements'],
    { readAdvertisement: () => readAdvertisement('home-main') },
  ],
]

beforeEach(() => {
  cachedTags.clear()
  api.hasItems = true
  api.rows = [{ id: 4 }, { id: 9 }]
  api.foundBy = 'words'
  api.university = { id: 6 }
})

describe.each(changes)('a change: %s', (_, sent, shownBy) => {
  it.each(Object.keys(shownBy))('expires the cached result of %s', async (name) => {
    await shownBy[name]?.()
    expect([...cachedTags].filter((tag) => sent.includes(tag))).not.toEqual([])
  })
})

describe.each([
  ['a job', destinations.jobs.tags.lists],
  ['an internship', destinations.internships.tags.lists],
  ['a scholarship', scholarshipTags.lists],
])('adding %s', (_, sent) => {
  it.each(Object.keys({ ...details, ...similar }))(
    'does not expire the cached result of %s',
    async (name) => {
      await { ...details, ...similar }[name]?.()
      expect(cachedTags.size).toBeGreaterThan(0)
      expect([...cachedTags].filter((tag) => withNotFoundTags(sent).includes(tag))).toEqual([])
    },
  )
})

/** Each query shows data of all of these: a change of any one must expire it. */
const parts: readonly (readonly [shown: Readers, of: readonly string[]])[] = [
  [{ readFeaturedCompanies, readFeaturedMinistries }, ['jobs', 'companies']],
  [{ readJobs: () => readJobs({}) }, ['job-4', 'job-9', 'jobs', 'companies', 'today']],
  [
    { readInternships: () => readInternships({}) },
    ['internship-4', 'internship-9', 'internships', 'companies', 'today'],
  ],
  [{ readSimilarJobs: () => readSimilarJobs(1) }, ['job-4', 'job-9', 'today']],
  [
    { readSimilarInternships: () => readSimilarInternships(1) },
    ['internship-4', 'internship-9', 'today'],
  ],
  [
    { readSimilarScholarships: () => readSimilarScholarships(1) },
    ['scholarship-4', 'scholarship-9', 'today'],
  ],
  [{ readJobFacets: () => readJobFacets({}) }, ['jobs']],
  [{ readBroaderJobCounts: () => readBroaderJobCounts({}) }, ['jobs', 'today']],
  [{ readInternshipFacets: () => readInternshipFacets({}) }, ['internships']],
  [{ readInternshipOverview: () => internshipLandingQueries.readOverview({}) }, ['internships']],
  [
    { readInternshipLandings: internshipLandingQueries.readLandingPages },
    ['internships', 'lookups'],
  ],
  [{ readJobLandings: jobLandingQueries.readLandingPages }, ['jobs', 'lookups']],
  [{ readCategories }, ['lookups', 'jobs']],
  [employers, ['companies', 'jobs', 'internships']],
  [{ readJob: () => readJob(1) }, ['job-1', 'company-5', 'today']],
  [{ readInternship: () => readInternship(1) }, ['internship-1', 'company-5', 'today']],
  [{ readScholarship: () => readScholarship(1) }, ['scholarship-1', 'university-6', 'today']],
  [{ readScholarshipFacets: () => readScholarshipFacets({}) }, ['scholarships']],
  [
    { readScholarships: () => readScholarships({}) },
    ['scholarship-4', 'scholarship-9', 'scholarships', 'universities', 'today'],
  ],
  [
    { readUniversities: () => readUniversities({}), readFeaturedUniversities },
    ['scholarships', 'universities'],
  ],
  [{ readUniversity: () => readUniversity(1) }, ['universities', 'lookups', 'scholarships']],
  [{ readDepartments }, ['lookups', 'scholarships']],
  [{ readSiteCounts }, ['dashboard', 'jobs', 'internships', 'scholarships']],
  [
    { readMajor: () => readMajor(1) },
    ['lookups', 'universities', 'jobs', 'internships', 'scholarships'],
  ],
]

describe.each(parts)('cache tags of shared queries', (shown, of) => {
  it.each(Object.keys(shown))(`%s has ${of.join(', ')}`, async (name) => {
    await shown[name]?.()
    expect([...cachedTags].toSorted()).toEqual(of.toSorted())
  })
})

it('a scholarship that is valid at any university has no university tag', async () => {
  api.university = null
  await readScholarship(1)
  expect([...cachedTags].toSorted()).toEqual(['scholarship-1', 'today'])
})

describe('a missing item', () => {
  it.each([
    ['job', () => readJob(1), ['job-1', 'job-none', 'jobs']],
    ['internship', () => readInternship(1), ['internship-1', 'internship-none', 'internships']],
    [
      'scholarship',
      () => readScholarship(1),
      ['scholarship-1', 'scholarship-none', 'scholarships'],
    ],
    ['employer', () => readCompany(1), ['companies']],
    ['major', () => readMajor(1), ['lookups']],
    ['university', () => readUniversity(1), ['universities']],
    ['news article', () => readNewsArticle(1), ['news']],
    ['advice', () => readCareerAdvice(1), ['career-advice']],
    ['tip', () => readInterviewTip(1), ['interview-tips']],
    ['template', () => readTemplate(1), ['templates']],
    ['page', () => readPage('about-us'), ['pages']],
  ] as const)('is read again when a %s may have been added', async (_, read, tags) => {
    api.hasItems = false
    expect(await read()).toBeNull()
    expect([...cachedTags].toSorted()).toEqual(tags)
  })
})

describe('an empty search result', () => {
  it.each([
    ['jobs', () => readJobs({}), 'job-none'],
    ['internships', () => readInternships({}), 'internship-none'],
    ['scholarships', () => readScholarships({}), 'scholarship-none'],
  ] as const)('expires immediately when %s are added', async (list, read, none) => {
    api.rows = []
    await read()
    expect(cachedTags).toContain(none)
    expect(withNotFoundTags([list, 'dashboard'])).toEqual([list, 'dashboard', none])
    expect(expiresAtOnce(none)).toBe(true)
  })

  it.each([
    ['words', false],
    ['fewThenMost', false],
    ['mostWords', true],
    ['likeness', true],
  ])('is also one that did not match all words: %s %s', async (foundBy, isNone) => {
    api.foundBy = foundBy
    await readJobs({ searchText: 'bridge inspector' })
    expect(cachedTags.has('job-none')).toBe(isNone)
    expect(cachedTags).toContain('job-4')
  })
})

describe('content that may no longer be shown', () => {
  it('expires immediately with the item or the day, and with nothing else', () => {
    const gone = ['job-7', 'internship-12', 'scholarship-3', ...CHANGED_AT_MIDNIGHT]
    expect(gone.filter(expiresAtOnce)).toEqual(['job-7', 'internship-12', 'scholarship-3', 'today'])
    const lists = [...destinations.jobs.tags.lists, ...scholarshipTags.lists, 'news', 'job', 'job-']
    expect(lists.filter(expiresAtOnce)).toEqual([])
  })
})
