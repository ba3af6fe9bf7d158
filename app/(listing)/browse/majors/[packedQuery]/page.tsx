import { createListingPage } from '@/app/_page-factories/listing-page'
import { MajorResults } from '@/components/majors/major-results'
import { readListing } from '@/lib/server/queries/listing/listing'
import {
  readBroaderMajorCounts,
  readMajorFacets,
  readMajors,
  readStudyChoices,
} from '@/lib/server/queries/studies'
import { describeMajors } from '@/lib/shared/listing/listing-words'
import { majorListing } from '@/lib/shared/listing/listings'

const page = createListingPage({
  listing: majorListing,
  read: (query) =>
    readListing(majorListing, query, {
      readPage: readMajors,
      readFacets: readMajorFacets,
      readBroaderCounts: readBroaderMajorCounts,
      readChoices: readStudyChoices,
      toTitle: describeMajors,
    }),
  description: 'degree, duration, universities, and what is open now.',
  render: (query, read) => <MajorResults query={query} {...read} />,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
