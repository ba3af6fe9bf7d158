import { standingPage } from '@/app/_makers/standing-page'
import { MajorDetail } from '@/components/majors/major-detail'
import { MajorSections } from '@/components/majors/major-sections'
import { readInternships } from '@/lib/server/data/internships'
import { readJobs } from '@/lib/server/data/jobs'
import { readMajor, readMajorHiring } from '@/lib/server/data/majors'
import { readScholarships } from '@/lib/server/data/scholarships'
import { readToday } from '@/lib/server/data/today'
import { orWithout } from '@/lib/server/reading/reading'
import { summariseMajor, toMajorProgramme } from '@/lib/server/seo/major-programme'
import { itemPictures } from '@/lib/server/share/item-pictures'
import { routes } from '@/lib/shared/routes'
import {
  toInternshipAlert,
  toJobAlert,
  toScholarshipAlert,
} from '@/lib/shared/search-alerts/alert-links'

const limit = 4

const page = standingPage({
  list: { words: 'Majors', path: routes.majors },
  read: readMajor,
  toPath: routes.major,
  toPicture: itemPictures.majors.toPicture,
  toTitle: ({ name }) => `${name}: where to study it, scholarships and jobs`,
  toSummary: summariseMajor,
  toData: toMajorProgramme,
  toAlerts: ({ id: majorId, name }) => [
    toJobAlert({ majorId }, name),
    toInternshipAlert({ majorId }, name),
    toScholarshipAlert({ majorId }, name),
  ],
  showOpen: async (major) => {
    const query = { majorId: major.id, limit }
    const [scholarships, internships, jobs, hiring, today] = await Promise.all([
      orWithout(readScholarships(query), null),
      orWithout(readInternships(query), null),
      orWithout(readJobs(query), null),
      orWithout(readMajorHiring(major.id), null),
      readToday(),
    ])
    return (
      <MajorSections
        major={major}
        scholarships={scholarships?.data}
        internships={internships?.data}
        jobs={jobs?.data}
        hiring={hiring}
        today={today}
      />
    )
  },
  show: (major, slots) => <MajorDetail major={major} {...slots} />,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
