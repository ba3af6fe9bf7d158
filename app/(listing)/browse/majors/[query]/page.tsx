import { listPage } from '@/app/_makers/list-page'
import { MajorResults } from '@/components/majors/major-results'
import { readBroaderMajors, readMajorFacets, readMajors } from '@/lib/server/data/majors'
import { readStudyChoices } from '@/lib/server/data/study-choices'
import { readListing } from '@/lib/server/listing/read-listing'
import { majorListing } from '@/lib/shared/listing/listings'
import { describeMajors } from '@/lib/shared/listing/major-words'

const page = listPage({
  listing: majorListing,
  read: (query) =>
    readListing(majorListing, query, {
      readPage: readMajors,
      readFacets: readMajorFacets,
      readBroader: readBroaderMajors,
      readChoices: readStudyChoices,
      toTitle: describeMajors,
    }),
  description: 'the degree, how long it takes, where it is taught, what is open now.',
  show: (query, read) => <MajorResults query={query} {...read} />,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
