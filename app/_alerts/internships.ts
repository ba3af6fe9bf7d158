import { alertPage } from '@/app/_makers/alert-page'
import { readVacancyTitle } from '@/lib/server/data/vacancy-listing'
import { internshipListing } from '@/lib/shared/listing/listings'

export const internshipAlert = alertPage({
  listing: internshipListing,
  area: 'internships',
  readTitle: (query) => readVacancyTitle('internships', query),
})
