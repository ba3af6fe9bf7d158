import { createReportPage } from '@/app/_page-factories/report-page'
import { readInternship } from '@/lib/server/queries/vacancies'
import { routes } from '@/lib/shared/routes'

const page = createReportPage({
  listing: routes.internships,
  area: 'internships',
  read: readInternship,
  toHref: routes.internship,
  toPublisher: ({ company }) => company.name,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
