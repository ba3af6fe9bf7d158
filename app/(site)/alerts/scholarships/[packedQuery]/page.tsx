import { createAlertPage } from '@/app/_page-factories/alert-page'
import { readScholarshipTitle } from '@/lib/server/queries/studies'
import { scholarshipListing } from '@/lib/shared/listing/listings'

const page = createAlertPage({
  listing: scholarshipListing,
  area: 'scholarships',
  readTitle: readScholarshipTitle,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
