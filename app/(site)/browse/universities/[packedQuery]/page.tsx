import { createSearchPage } from '@/app/_page-factories/search-page'
import { Directory } from '@/components/listing/directory'
import { UniversityRow } from '@/components/universities/university-row'
import { readUniversities } from '@/lib/server/queries/studies'
import { universityListing } from '@/lib/shared/listing/listings'

const page = createSearchPage({
  listing: universityListing,
  readPage: readUniversities,
  heading: 'Universities',
  title: 'Universities that teach engineering',
  intro: 'Universities in Cambodia that teach engineering, and their open scholarships.',
  one: 'university',
  many: 'universities',
  placeholder: 'Name or province',
  render: (universities) => (
    <Directory>
      {universities.map((university) => (
        <UniversityRow key={university.id} university={university} heading="h2" />
      ))}
    </Directory>
  ),
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
