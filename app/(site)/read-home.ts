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

const AREA_ROWS = 3
const ARTICLE_ROWS = 2

export async function readHome() {
  const [site, reading, jobs, internships, scholarships] = await Promise.all([
    readSite(),
    readReading(),
    readArea(readJobs),
    readArea(readInternships),
    readArea(readScholarships),
  ])
  return { ...site, ...reading, jobs, internships, scholarships }
}

async function readSite() {
  const [
    dashboard,
    advertisement,
    departments,
    categories,
    choices,
    companies,
    ministries,
    universities,
    today,
  ] = await Promise.all([
    readDashboard(),
    readAdvertisement('home-main'),
    readDepartments(),
    readCategories(),
    readVacancyChoices(),
    readFeaturedCompanies(),
    readFeaturedMinistries(),
    readFeaturedUniversities(),
    readToday(),
  ])
  const places: Place[] = choices.locationId.map(({ id, name }) => [id, name])
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

async function readReading() {
  const [advice, news] = await Promise.all([
    readCareerAdviceList({ limit: ARTICLE_ROWS }),
    readNews({ limit: ARTICLE_ROWS }),
  ])
  return { advice: advice.data, news: news.data }
}

type Order = { readonly sort: 'newest' | 'closing'; readonly limit: number }

async function readArea<Item>(list: (query: Order) => Promise<{ readonly data: readonly Item[] }>) {
  const [newest, closing] = await Promise.all([
    list({ sort: 'newest', limit: AREA_ROWS }),
    list({ sort: 'closing', limit: AREA_ROWS }),
  ])
  return { newest: newest.data, closing: closing.data }
}
