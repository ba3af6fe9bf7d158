import { standingPage } from '@/app/_makers/standing-page'
import { UniversityDetail } from '@/components/universities/university-detail'
import { UniversitySections } from '@/components/universities/university-sections'
import { readScholarships } from '@/lib/server/data/scholarships'
import { readToday } from '@/lib/server/data/today'
import { readUniversity } from '@/lib/server/data/universities'
import { orWithout } from '@/lib/server/reading/reading'
import { summariseUniversity, toCollegeOrUniversity } from '@/lib/server/seo/college'
import { itemPictures } from '@/lib/server/share/item-pictures'
import { routes } from '@/lib/shared/routes'
import { toScholarshipAlert } from '@/lib/shared/search-alerts/alert-links'

const limit = 6

const page = standingPage({
  list: { words: 'Universities', path: routes.universities },
  read: readUniversity,
  toPath: routes.university,
  toPicture: itemPictures.universities.toPicture,
  toTitle: ({ name }) => `${name}: majors and scholarships`,
  toSummary: summariseUniversity,
  toData: toCollegeOrUniversity,
  toAlerts: ({ id: universityId, name }) => [toScholarshipAlert({ universityId }, name)],
  showOpen: async (university) => {
    const query = { universityId: university.id, limit }
    const [scholarships, today] = await Promise.all([
      orWithout(readScholarships(query), null),
      readToday(),
    ])
    return (
      <UniversitySections university={university} scholarships={scholarships?.data} today={today} />
    )
  },
  show: (university, slots) => <UniversityDetail university={university} {...slots} />,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
