import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toChangedTags } from '@/backend/content/changed-tags'
import { destinations } from '@/backend/import/write/destination'
import { scholarshipTags } from '@/backend/import/write/scholarship-writer'
import { CHANGED_AT_MIDNIGHT } from '@/backend/platform/runtime/revalidation'
import { readAdvertisement } from '@/lib/server/data/advertisements'
import {
  readCareerAdvice,
  readCareerAdviceList,
  readCareerAdviceTitles,
} from '@/lib/server/data/career-advice'
import { readCompanies, readCompany } from '@/lib/server/data/companies'
import { readDepartments } from '@/lib/server/data/departments'
import { readFaqs } from '@/lib/server/data/faqs'
import {
  readInternship,
  readInternshipFacets,
  readInternships,
  readSimilarInternships,
} from '@/lib/server/data/internships'
import {
  readInterviewTip,
  readInterviewTips,
  readInterviewTipTitles,
} from '@/lib/server/data/interview-tips'
import { readJob, readJobFacets, readJobs, readSimilarJobs } from '@/lib/server/data/jobs'
import { readCategories } from '@/lib/server/data/lookups'
import { readMajor } from '@/lib/server/data/majors'
import { readNews, readNewsArticle } from '@/lib/server/data/news'
import { readHowToApply, readPage } from '@/lib/server/data/pages'
import {
  readScholarship,
  readScholarshipFacets,
  readScholarships,
  readSimilarScholarships,
} from '@/lib/server/data/scholarships'
import { readDashboard, readFeatured } from '@/lib/server/data/site'
import { readTemplate, readTemplates, readTemplateTitles } from '@/lib/server/data/templates'
import { readToday } from '@/lib/server/data/today'
import {
  readFeaturedUniversities,
  readUniversities,
  readUniversity,
} from '@/lib/server/data/universities'

// Next has these only while it renders; what is asked here is what a reader would be kept under.
const kept = vi.hoisted(() => new Set<string>())
vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({
  cacheLife: () => undefined,
  cacheTag: (...names: string[]) => {
    for (const name of names) kept.add(name)
  },
}))
// Whatever there is, it is there: an item, and a page of nothing.
vi.mock('@/lib/server/data/api', () => ({
  publicApi: () => ({ call: async () => ({ data: [], total: 0 }) }),
  nullWhenMissing: (reply: Promise<unknown>) => reply,
}))

type Readers = Readonly<Record<string, () => Promise<unknown>>>

const employers: Readers = {
  readCompanies: () => readCompanies({}),
  readCompany: () => readCompany(1),
}
const jobs: Readers = {
  readJobs: () => readJobs({}),
  readSimilarJobs: () => readSimilarJobs(1),
}
const internships: Readers = {
  readInternships: () => readInternships({}),
  readSimilarInternships: () => readSimilarInternships(1),
}
/** Those that name the employer and say how much else it has open. */
const vacancies: Readers = { readJob: () => readJob(1), readInternship: () => readInternship(1) }
const scholarships: Readers = {
  readScholarships: () => readScholarships({}),
  readScholarshipFacets: () => readScholarshipFacets({}),
  readSimilarScholarships: () => readSimilarScholarships(1),
  readUniversities: () => readUniversities({}),
  readFeaturedUniversities,
  readUniversity: () => readUniversity(1),
  readDepartments,
}
const counts: Readers = { readDashboard, readMajor: () => readMajor(1) }
const jobCounts: Readers = { readJobFacets: () => readJobFacets({}), readCategories, readFeatured }
const internshipCounts: Readers = { readInternshipFacets: () => readInternshipFacets({}) }

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
    'a job of a feed',
    destinations.jobs.tags.lists,
    { ...jobs, ...jobCounts, ...employers, ...vacancies, ...counts },
  ],
  [
    'an internship of a feed',
    destinations.internships.tags.lists,
    { ...internships, ...internshipCounts, ...employers, ...vacancies, ...counts },
  ],
  [
    'an employer of a feed',
    ['companies'],
    { ...employers, ...jobs, ...internships, ...vacancies, readFeatured },
  ],
  ['a scholarship of a table', scholarshipTags.lists, { ...scholarships, ...counts }],
  [
    'another day',
    CHANGED_AT_MIDNIGHT,
    {
      ...{ ...jobs, ...jobCounts, ...internships, ...internshipCounts, ...employers },
      ...{ ...vacancies, ...scholarships, ...counts, readToday },
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
      readCareerAdviceTitles,
    },
  ],
  [
    'an interview tip',
    sentWhenChanged('interviewTips'),
    {
      readInterviewTips: () => readInterviewTips({}),
      readInterviewTip: () => readInterviewTip(1),
      readInterviewTipTitles,
    },
  ],
  [
    'a template',
    sentWhenChanged('templates'),
    {
      readTemplates: () => readTemplates({}),
      readTemplate: () => readTemplate(1),
      readTemplateTitles,
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

beforeEach(() => kept.clear())

describe.each(changes)('%s puts out of date', (_, sent, shownBy) => {
  it.each(Object.keys(shownBy))('what %s has kept', async (name) => {
    await shownBy[name]?.()
    expect([...kept].filter((tag) => sent.includes(tag))).not.toEqual([])
  })
})
