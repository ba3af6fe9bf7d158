import type { Place } from '@/components/home/place-select'
import { orPartial } from '@/lib/server/cache/query-result'
import { readAdvertisement } from '@/lib/server/queries/advertisements'
import { readCareerAdviceList, readNews } from '@/lib/server/queries/articles'
import { readFeaturedCompanies, readFeaturedMinistries } from '@/lib/server/queries/companies'
import { readCategories, readDepartments, readVacancyChoices } from '@/lib/server/queries/lookups'
import { readScholarships } from '@/lib/server/queries/scholarships'
import { readSiteCounts, readToday } from '@/lib/server/queries/site'
import { readFeaturedUniversities } from '@/lib/server/queries/studies'
import { readInternships, readJobs } from '@/lib/server/queries/vacancies'
import { formatBothNames } from '@/lib/shared/format/languages'
import { isProvince } from '@/lib/shared/listing/other-places'

const ARTICLE_ROWS = 2
/** Reads as many items of each area as the list of all areas shows. */
const CLOSING = { sort: 'closing', limit: 6 } as const

/** Reads the jobs that close next, and every other part of the home page that can be read. */
export async function readHomePage() {
  const [site, reading, jobs, internships, scholarships] = await Promise.all([
    readSiteParts(),
    readArticles(),
    readJobs(CLOSING),
    readRows(readInternships(CLOSING)),
    readRows(readScholarships(CLOSING)),
  ])
  return { ...site, ...reading, jobs: jobs.data, internships, scholarships }
}

async function readSiteParts() {
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
    orPartial(readSiteCounts(), null),
    readAdvertisement('home-main'),
    orPartial(readDepartments(), []),
    orPartial(readCategories(), []),
    orPartial(readPlaces(), []),
    orPartial(readFeaturedCompanies(), []),
    orPartial(readFeaturedMinistries(), []),
    orPartial(readFeaturedUniversities(), []),
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
  return locationId.filter(isProvince).map((place) => [place.id, formatBothNames(place)])
}

async function readArticles() {
  const [advice, news] = await Promise.all([
    readRows(readCareerAdviceList({ limit: ARTICLE_ROWS })),
    readRows(readNews({ limit: ARTICLE_ROWS })),
  ])
  return { advice, news }
}

type Page<Item> = { readonly data: readonly Item[] }

async function readRows<Item>(page: Promise<Page<Item>>): Promise<readonly Item[]> {
  return (await orPartial(page, { data: [] })).data
}
