import { searchPage } from '@/app/_makers/search-page'
import { Directory } from '@/components/listing/directory'
import { UniversityRow } from '@/components/universities/university-row'
import { readUniversities } from '@/lib/server/data/universities'
import { universityListing } from '@/lib/shared/listing/listings'

const page = searchPage({
  listing: universityListing,
  readPage: readUniversities,
  heading: 'Universities',
  title: 'Universities that teach engineering',
  intro: 'Where engineering is taught in Cambodia, and where scholarships are open now.',
  one: 'university',
  many: 'universities',
  placeholder: 'Name or province',
  show: (universities) => (
    <Directory>
      {universities.map((university) => (
        <UniversityRow key={university.id} university={university} heading="h2" />
      ))}
    </Directory>
  ),
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
