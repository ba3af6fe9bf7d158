import { createVacancyPage } from '@/app/_page-factories/vacancy-page'
import { readInternship, readSimilarInternships } from '@/lib/server/queries/vacancies'
import { itemPictures } from '@/lib/server/share/item-pictures'
import { internshipListing } from '@/lib/shared/listing/listings'
import { routes } from '@/lib/shared/routes'
import { toInternshipAlert, toSimilarFilters } from '@/lib/shared/search-alerts/alert-links'

const page = createVacancyPage({
  name: 'Internships',
  listing: internshipListing,
  area: '/v1/internship',
  station: 'Internship',
  degreeAs: 'begun',
  read: readInternship,
  readSimilar: readSimilarInternships,
  toAlert: (internship) => toInternshipAlert(...toSimilarFilters(internship)),
  toPath: routes.internship,
  toPicture: itemPictures.internships.toPicture,
  employmentType: 'INTERN',
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
