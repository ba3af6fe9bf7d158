import { articleQuery } from '@/lib/contract/articles/article'
import { scholarshipFilters } from '@/lib/contract/scholarships/scholarship'
import { majorFilters } from '@/lib/contract/studies/major'
import { internshipFilters, jobFilters } from '@/lib/contract/vacancies/vacancy-endpoints'
import { routes } from '@/lib/shared/routes'
import { type AddressQueryOf, createListing } from './listing'

/** Page sizes of listings and directories, and of article lists (architecture §7). */
const LISTING_PAGE_SIZE = 20
const ARTICLE_PAGE_SIZE = 12

// Addresses have a page instead of limit and offset.
function withoutPaging<T extends { limit: unknown; offset: unknown }>({
  limit: _limit,
  offset: _offset,
  ...shape
}: T) {
  return shape
}

const vacancyShape = withoutPaging(jobFilters.shape)
const articleShape = withoutPaging(articleQuery.shape)

export const jobListing = createListing(routes.jobs, vacancyShape, LISTING_PAGE_SIZE)
export const internshipListing = createListing(
  routes.internships,
  withoutPaging(internshipFilters.shape),
  LISTING_PAGE_SIZE,
)
export const scholarshipListing = createListing(
  routes.scholarships,
  withoutPaging(scholarshipFilters.shape),
  LISTING_PAGE_SIZE,
)
export const majorListing = createListing(
  routes.majors,
  withoutPaging(majorFilters.shape),
  LISTING_PAGE_SIZE,
)
export const newsListing = createListing(routes.news, articleShape, ARTICLE_PAGE_SIZE)
export const careerAdviceListing = createListing(
  routes.careerAdviceList,
  articleShape,
  ARTICLE_PAGE_SIZE,
)
export const interviewTipListing = createListing(
  routes.interviewTips,
  articleShape,
  ARTICLE_PAGE_SIZE,
)
export const templateListing = createListing(routes.templates, articleShape, ARTICLE_PAGE_SIZE)
export const companyListing = createListing(routes.companies, articleShape, LISTING_PAGE_SIZE)
export const universityListing = createListing(routes.universities, articleShape, LISTING_PAGE_SIZE)
/** There are few questions, so all matches are on one page. */
export const faqListing = createListing(routes.helpCenter, articleShape, 100)

export type VacancyQuery = AddressQueryOf<typeof jobListing>
/** The listing of jobs or internships. */
export type VacancyListing = typeof jobListing
export type ScholarshipQuery = AddressQueryOf<typeof scholarshipListing>
export type MajorQuery = AddressQueryOf<typeof majorListing>
/** The query of lists that can only be searched: articles, directories, questions. */
export type SearchQuery = AddressQueryOf<typeof newsListing>
export type SearchListing = typeof newsListing

/** All listings; each has its page under `/browse` (architecture §4). */
export const listings = [
  jobListing,
  internshipListing,
  scholarshipListing,
  majorListing,
  newsListing,
  careerAdviceListing,
  interviewTipListing,
  templateListing,
  companyListing,
  universityListing,
  faqListing,
] as const
