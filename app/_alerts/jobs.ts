import { alertPage } from '@/app/_makers/alert-page'
import { readVacancyTitle } from '@/lib/server/data/vacancy-listing'
import { jobListing } from '@/lib/shared/listing/listings'

export const jobAlert = alertPage({
  listing: jobListing,
  area: 'jobs',
  readTitle: (query) => readVacancyTitle('jobs', query),
})
