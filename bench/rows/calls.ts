import {
  getCompany,
  listCompanies,
  listFeaturedEmployers,
} from '@/backend/areas/companies/company-routes'
import { summarizeCompanyHiring, summarizeMajorHiring } from '@/backend/areas/hiring/hiring-routes'
import { countDashboard } from '@/backend/areas/site-info/site-routes'
import { getMajor } from '@/backend/areas/studies/majors'
import { listCategories } from '@/backend/areas/vacancies/category-routes'
import { getLandingOverview, listLandings } from '@/backend/areas/vacancies/landing-pages'
import {
  countVacancyFacets,
  listOpenVacancies,
  listSimilarVacancies,
} from '@/backend/areas/vacancies/vacancy-listing'
import { jobs } from '@/backend/areas/vacancies/vacancy-tables'
import type { Database } from '@/backend/db/connect'
import { jobFilters } from '@/lib/contract/vacancies/vacancy-endpoints'
import { listMadeWords } from './made-words'

/** One row of the table: each of its queries is timed. */
export type Measured = {
  readonly name: string
  readonly asked: readonly Ask[]
}

type Ask = (db: Database, today: string) => Promise<unknown>
type Query = Readonly<Record<string, string>>

const COMMON = { locationId: '1' }
const made = listMadeWords(8000)
const rare = [2000, 3000, 4000].map((at) => made[at] ?? '')

const list =
  (query: Query): Ask =>
  (db, today) =>
    listOpenVacancies(db, jobs, today, jobFilters.parse(query))
const facets =
  (query: Query): Ask =>
  (db, today) =>
    countVacancyFacets(db, jobs, today, jobFilters.parse(query))
const search = (...texts: string[]) => texts.map((searchText) => list({ searchText }))
const pages = (query: Query) =>
  Array.from({ length: 50 }, (_, at) => list({ ...query, offset: String(at * 20) }))

const filters: readonly Query[] = [
  { categoryId: '1' },
  { majorId: '2' },
  { companyTypeId: '1' },
  { salaryId: '3' },
  { typeId: '1' },
  { levelId: '2' },
  COMMON,
]
const pairs = filters.flatMap((one, at) =>
  filters.slice(at + 1).map((other) => ({ ...one, ...other })),
)

/** The word without its second vowel, and with two letters swapped. */
const slip = (word: string) => [
  word.slice(0, 3) + word.slice(4),
  `${word[0]}${word[2]}${word[1]}${word.slice(3)}`,
]

/** Every call of promise S7. */
export const calls: readonly Measured[] = [
  { name: 'first 50 pages, newest', asked: pages({}) },
  { name: 'first 50 pages, closing', asked: pages({ sort: 'closing' }) },
  { name: 'one filter', asked: filters.map(list) },
  { name: 'two filters (21 pairs)', asked: pairs.map(list) },
  { name: 'two filters, page 50', asked: pairs.map((pair) => list({ ...pair, offset: '980' })) },
  { name: 'three filters', asked: pairs.map((pair) => list({ ...pair, ...COMMON, levelId: '2' })) },
  { name: 'two rare places', asked: [list({ locationId: '20,23' })] },
  { name: 'rare word', asked: search(...rare) },
  { name: 'no such word', asked: search('qqqqzzzz') },
  { name: 'common word', asked: search('engineer', 'manager') },
  { name: 'two words', asked: search('civil engineer', 'site manager', 'electrical design') },
  { name: '"civil", page 50', asked: [list({ searchText: 'civil', offset: '980' })] },
  {
    name: '"engineer" with two filters',
    asked: pairs.map((pair) => list({ ...pair, searchText: 'engineer' })),
  },
  { name: 'misspelt common word', asked: search('enginner', 'mananger') },
  { name: 'misspelt rare words', asked: search(...rare.flatMap(slip)) },
  { name: 'Khmer words', asked: search('ស្ពាន', 'វិស្វករ', 'អគ្គិសនី', 'ភ្នំពេញ') },
  { name: 'two letters', asked: search('it', 'qa') },
  { name: 'facets, no filter', asked: [facets({})] },
  { name: 'facets, one filter', asked: filters.map(facets) },
  { name: 'facets, two filters', asked: pairs.map(facets) },
  {
    name: 'facets, common word',
    asked: [facets({ searchText: 'engineer' }), facets({ searchText: 'civil' })],
  },
  { name: 'facets, rare word', asked: rare.map((searchText) => facets({ searchText })) },
  {
    name: 'categories with counts',
    asked: [(db, today) => listCategories(db, today, { limit: 100, offset: 0 })],
  },
  { name: 'home counts', asked: [(db, today) => countDashboard(db, today)] },
  { name: 'landings', asked: [(db, today) => listLandings(db, jobs, today)] },
  {
    name: 'landing overview',
    asked: [{ categoryId: 1 }, { locationId: 1 }, { categoryId: 1, locationId: 1 }].map(
      (where): Ask =>
        (db, today) =>
          getLandingOverview(db, jobs, today, where),
    ),
  },
  {
    name: 'employers',
    asked: [
      (db, today) => listCompanies(db, today, { limit: 20, offset: 0 }),
      (db, today) => listFeaturedEmployers(db, today, 'company'),
      (db, today) => getCompany(db, today, 150),
    ],
  },
  {
    name: 'a major',
    asked: [1, 2, 3].map(
      (id): Ask =>
        (db, today) =>
          getMajor(db, today, id),
    ),
  },
  {
    name: 'who hires, where, for what pay',
    asked: [
      ...[1, 2, 3, 30].map(
        (id): Ask =>
          (db, today) =>
            summarizeMajorHiring(db, today, id),
      ),
      ...[1, 150].map(
        (id): Ask =>
          (db, today) =>
            summarizeCompanyHiring(db, today, id),
      ),
    ],
  },
  {
    name: 'similar',
    asked: [1, 200, 5000, 9000].map(
      (id): Ask =>
        (db, today) =>
          listSimilarVacancies(db, jobs, today, id),
    ),
  },
]
