import { listPage } from '@/app/_makers/list-page'
import { VacancyResults } from '@/components/vacancies/vacancy-results'
import { readJobFacets, readJobs } from '@/lib/server/data/jobs'
import { readVacancyListing } from '@/lib/server/data/vacancy-listing'
import { jobListing } from '@/lib/shared/listing/listings'

const words = { one: 'job', many: 'jobs', listing: jobListing } as const

const page = listPage({
  listing: jobListing,
  read: (query) =>
    readVacancyListing(query, { ...words, readPage: readJobs, readFacets: readJobFacets }),
  description: 'pay, closing dates and what you need for each, for students and graduates.',
  show: (query, read) => <VacancyResults {...words} query={query} {...read} />,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
