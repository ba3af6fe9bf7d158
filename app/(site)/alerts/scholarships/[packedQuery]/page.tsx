import { createAlertPage } from '@/app/_page-factories/alert-page'
import { readScholarshipSearchTitle } from '@/lib/server/queries/studies'
import { scholarshipListing } from '@/lib/shared/listing/listings'

const page = createAlertPage({
  listing: scholarshipListing,
  area: 'scholarships',
  readTitle: readScholarshipSearchTitle,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
