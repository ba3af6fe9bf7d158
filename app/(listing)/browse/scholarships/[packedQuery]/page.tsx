import { createListingPage } from '@/app/_page-factories/listing-page'
import { ScholarshipResults } from '@/components/scholarships/scholarship-results'
import { readListing } from '@/lib/server/queries/listing/listing'
import {
  readBroaderScholarshipCounts,
  readScholarshipFacets,
  readScholarships,
} from '@/lib/server/queries/scholarships'
import { readToday } from '@/lib/server/queries/site'
import { readStudyChoices } from '@/lib/server/queries/studies'
import { describeScholarships } from '@/lib/shared/listing/listing-words'
import { type ScholarshipQuery, scholarshipListing } from '@/lib/shared/listing/listings'
import { FUNDING_CHOICES } from '@/lib/shared/listing/rows/scholarship-funding'

const page = createListingPage({
  listing: scholarshipListing,
  read: readScholarshipListing,
  description: 'what each covers, who can apply and by when, for students in Cambodia.',
  render: (query, read) => <ScholarshipResults query={query} {...read} />,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default

async function readScholarshipListing(query: ScholarshipQuery) {
  const [read, today] = await Promise.all([
    readListing(scholarshipListing, query, {
      readPage: readScholarships,
      readFacets: ({ sort: _, ...filters }) => readScholarshipFacets(filters),
      readBroaderCounts: ({ sort: _, ...filters }) => readBroaderScholarshipCounts(filters),
      readChoices: readStudyChoices,
      readNames: async () => ({ type: FUNDING_CHOICES }),
      toTitle: describeScholarships,
    }),
    readToday(),
  ])
  return read === null ? null : { ...read, today }
}
