import { createOpportunityPage } from '@/app/_page-factories/opportunity-page'
import { HowToApplyLink } from '@/components/detail/how-to-apply-link'
import { ScholarshipDetail } from '@/components/scholarships/scholarship-detail'
import { SimilarScholarships } from '@/components/scholarships/similar-scholarships'
import { readScholarship, readSimilarScholarships } from '@/lib/server/queries/scholarships'
import { scholarshipMetadata } from '@/lib/server/seo/item-metadata'
import { toMonetaryGrant } from '@/lib/server/seo/structured-data'
import { itemPictures } from '@/lib/server/share/item-pictures'
import { toScholarshipTitle } from '@/lib/shared/listing/rows/scholarship-facts'
import { routes } from '@/lib/shared/routes'
import { toScholarshipAlert } from '@/lib/shared/search-alerts/alert-links'

const page = createOpportunityPage({
  list: { words: 'Scholarships', path: routes.scholarships },
  area: '/v1/scholarship',
  station: 'Scholarship',
  read: readScholarship,
  readSimilar: readSimilarScholarships,
  toAlert: ({ department, type }) =>
    department === null
      ? toScholarshipAlert({})
      : toScholarshipAlert({ departmentId: department.id, type }, department.name),
  toPath: routes.scholarship,
  toTitle: toScholarshipTitle,
  toPicture: itemPictures.scholarships.toPicture,
  toMetadata: scholarshipMetadata,
  toData: toMonetaryGrant,
  renderApply: ({ id }, className) => (
    <HowToApplyLink listing={routes.scholarships} id={id} className={className} />
  ),
  toShared: ({ title }) => title,
  renderSimilar: (scholarships, today) => (
    <SimilarScholarships scholarships={scholarships} today={today} />
  ),
  render: (scholarship, slots) => <ScholarshipDetail scholarship={scholarship} {...slots} />,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
