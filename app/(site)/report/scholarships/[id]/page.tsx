import { createReportPage } from '@/app/_page-factories/report-page'
import { readScholarship } from '@/lib/server/queries/scholarships'
import { routes } from '@/lib/shared/routes'

const page = createReportPage({
  listing: routes.scholarships,
  area: 'scholarships',
  read: readScholarship,
  toHref: routes.scholarship,
  toPublisher: ({ provider }) => provider,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
