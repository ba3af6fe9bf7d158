import { createVacancyPage } from '@/app/_page-factories/vacancy-page'
import { readJob, readSimilarJobs } from '@/lib/server/queries/vacancies'
import { itemPictures } from '@/lib/server/share/item-pictures'
import { jobListing } from '@/lib/shared/listing/listings'
import { routes } from '@/lib/shared/routes'
import { toJobAlert, toSimilarFilters } from '@/lib/shared/search-alerts/alert-links'

const page = createVacancyPage({
  name: 'Jobs',
  listing: jobListing,
  area: '/v1/job',
  station: 'Work',
  degreeAs: 'held',
  read: readJob,
  readSimilar: readSimilarJobs,
  toAlert: (job) => toJobAlert(...toSimilarFilters(job)),
  toPath: routes.job,
  toPicture: itemPictures.jobs.toPicture,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
