import { reportPage } from '@/app/_makers/report-page'
import { readInternship } from '@/lib/server/data/internships'
import { routes } from '@/lib/shared/routes'

const page = reportPage({
  listing: routes.internships,
  area: 'internships',
  read: readInternship,
  toHref: routes.internship,
  toFrom: ({ company }) => company.name,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
