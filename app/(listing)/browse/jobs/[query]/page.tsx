import { vacancyListPage } from '@/app/_makers/vacancy-list-page'
import { readJobFacets, readJobs } from '@/lib/server/data/jobs'
import { jobListing } from '@/lib/shared/listing/listings'

const page = vacancyListPage({
  one: 'job',
  many: 'jobs',
  area: 'jobs',
  listing: jobListing,
  readPage: readJobs,
  readFacets: readJobFacets,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
