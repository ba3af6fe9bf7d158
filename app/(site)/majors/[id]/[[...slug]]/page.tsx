import { createDirectoryItemPage } from '@/app/_page-factories/directory-item-page'
import { MajorDetail, MajorSections } from '@/components/majors/major-detail'
import { orPartial } from '@/lib/server/cache/query-result'
import { readScholarships } from '@/lib/server/queries/scholarships'
import { readToday } from '@/lib/server/queries/site'
import { readMajor, readMajorHiring } from '@/lib/server/queries/studies'
import { readInternships, readJobs } from '@/lib/server/queries/vacancies'
import { summariseMajor, toMajorProgramme } from '@/lib/server/seo/structured-data'
import { itemPictures } from '@/lib/server/share/item-pictures'
import { routes } from '@/lib/shared/routes'
import {
  toInternshipAlert,
  toJobAlert,
  toScholarshipAlert,
} from '@/lib/shared/search-alerts/alert-links'

const limit = 4

const page = createDirectoryItemPage({
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
  renderOpenings: async (major) => {
    const query = { majorId: major.id, limit }
    const [scholarships, internships, jobs, hiring, today] = await Promise.all([
      orPartial(readScholarships(query), null),
      orPartial(readInternships(query), null),
      orPartial(readJobs(query), null),
      orPartial(readMajorHiring(major.id), null),
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
  render: (major, slots) => <MajorDetail major={major} {...slots} />,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
