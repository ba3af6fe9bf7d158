import { reportPage } from '@/app/_makers/report-page'
import { readScholarship } from '@/lib/server/data/scholarships'
import { routes } from '@/lib/shared/routes'

const page = reportPage({
  listing: routes.scholarships,
  area: 'scholarships',
  read: readScholarship,
  toHref: routes.scholarship,
  toFrom: ({ provider }) => provider,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
