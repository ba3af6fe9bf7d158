import { createAlertPage } from '@/app/_page-factories/alert-page'
import { orPartial } from '@/lib/server/cache/query-result'
import { readStudyChoices } from '@/lib/server/queries/study-choices'
import { describeScholarships } from '@/lib/shared/listing/listing-words'
import { scholarshipListing } from '@/lib/shared/listing/listings'
import { COVERS_CHOICES } from '@/lib/shared/listing/rows/scholarship-covers'

const page = createAlertPage({
  listing: scholarshipListing,
  area: 'scholarships',
  readTitle: async (query) =>
    describeScholarships(query, {
      ...(await orPartial(readStudyChoices(), {})),
      type: COVERS_CHOICES,
    }),
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
