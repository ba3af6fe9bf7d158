import { searchPage } from '@/app/_makers/search-page'
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
    <ol className="lg:grid lg:grid-cols-2 lg:gap-x-14">
      {universities.map((university) => (
        <UniversityRow key={university.id} university={university} heading="h2" />
      ))}
    </ol>
  ),
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
