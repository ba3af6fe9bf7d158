import { vacancyListPage } from '@/app/_makers/vacancy-list-page'
import { readInternshipFacets, readInternships } from '@/lib/server/data/internships'
import { internshipListing } from '@/lib/shared/listing/listings'

const page = vacancyListPage({
  one: 'internship',
  many: 'internships',
  area: 'internships',
  listing: internshipListing,
  readPage: readInternships,
  readFacets: readInternshipFacets,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
