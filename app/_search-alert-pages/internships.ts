import { createAlertPage } from '@/app/_page-factories/alert-page'
import { readVacancyTitle } from '@/lib/server/queries/vacancy-listing'
import { internshipListing } from '@/lib/shared/listing/listings'

export const internshipAlert = createAlertPage({
  listing: internshipListing,
  area: 'internships',
  readTitle: (query) => readVacancyTitle('internships', query),
})
