import { createDirectoryItemPage } from '@/app/_page-factories/directory-item-page'
import { UniversityDetail, UniversitySections } from '@/components/universities/university-detail'
import { orPartial } from '@/lib/server/cache/query-result'
import { readScholarships } from '@/lib/server/queries/scholarships'
import { readToday } from '@/lib/server/queries/site'
import { readUniversity } from '@/lib/server/queries/studies'
import { summariseUniversity, toCollegeOrUniversity } from '@/lib/server/seo/organization-schema'
import { itemPictures } from '@/lib/server/share/item-pictures'
import { routes } from '@/lib/shared/routes'
import { toScholarshipAlert } from '@/lib/shared/search-alerts/alert-links'

const limit = 6

const page = createDirectoryItemPage({
  list: { words: 'Universities', path: routes.universities },
  read: readUniversity,
  toPath: routes.university,
  toPicture: itemPictures.universities.toPicture,
  toTitle: ({ name }) => `${name}: majors and scholarships`,
  toSummary: summariseUniversity,
  toData: toCollegeOrUniversity,
  toAlerts: ({ id: universityId, name }) => [toScholarshipAlert({ universityId }, name)],
  renderOpenings: async (university) => {
    const query = { universityId: university.id, limit }
    const [scholarships, today] = await Promise.all([
      orPartial(readScholarships(query), null),
      readToday(),
    ])
    return (
      <UniversitySections university={university} scholarships={scholarships?.data} today={today} />
    )
  },
  render: (university, slots) => <UniversityDetail university={university} {...slots} />,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
