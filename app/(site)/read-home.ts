import type { Place } from '@/components/home/place-select'
import { readAdvertisement } from '@/lib/server/data/advertisements'
import { readCareerAdviceList } from '@/lib/server/data/career-advice'
import { readFeaturedCompanies, readFeaturedMinistries } from '@/lib/server/data/companies'
import { readDashboard } from '@/lib/server/data/dashboard'
import { readDepartments } from '@/lib/server/data/departments'
import { readInternships } from '@/lib/server/data/internships'
import { readJobs } from '@/lib/server/data/jobs'
import { readCategories, readVacancyChoices } from '@/lib/server/data/lookups'
import { readNews } from '@/lib/server/data/news'
import { readScholarships } from '@/lib/server/data/scholarships'
import { readToday } from '@/lib/server/data/today'
import { readFeaturedUniversities } from '@/lib/server/data/universities'
import { orWithout } from '@/lib/server/reading/reading'
import { formatBothNames } from '@/lib/shared/format/both-names'

const ARTICLE_ROWS = 2
/** Of each area: as many as all of them show together. */
const CLOSING = { sort: 'closing', limit: 6 } as const

/** The jobs that close next, and everything else as far as it can be read. */
export async function readHome() {
  const [site, reading, jobs, internships, scholarships] = await Promise.all([
    readSite(),
    readReading(),
    readJobs(CLOSING),
    readRows(readInternships(CLOSING)),
    readRows(readScholarships(CLOSING)),
  ])
  return { ...site, ...reading, jobs: jobs.data, internships, scholarships }
}

async function readSite() {
  const [
    dashboard,
    advertisement,
    departments,
    categories,
    places,
    companies,
    ministries,
    universities,
    today,
  ] = await Promise.all([
    orWithout(readDashboard(), null),
    readAdvertisement('home-main'),
    orWithout(readDepartments(), []),
    orWithout(readCategories(), []),
    orWithout(readPlaces(), []),
    orWithout(readFeaturedCompanies(), []),
    orWithout(readFeaturedMinistries(), []),
    orWithout(readFeaturedUniversities(), []),
    readToday(),
  ])
  return {
    dashboard,
    advertisement,
    departments,
    categories,
    places,
    companies,
    ministries,
    universities,
    today,
  }
}

async function readPlaces(): Promise<Place[]> {
  const { locationId } = await readVacancyChoices()
  return locationId.map((place) => [place.id, formatBothNames(place)])
}

async function readReading() {
  const [advice, news] = await Promise.all([
    readRows(readCareerAdviceList({ limit: ARTICLE_ROWS })),
    readRows(readNews({ limit: ARTICLE_ROWS })),
  ])
  return { advice, news }
}

type Page<Item> = { readonly data: readonly Item[] }

async function readRows<Item>(page: Promise<Page<Item>>): Promise<readonly Item[]> {
  return (await orWithout(page, { data: [] })).data
}
