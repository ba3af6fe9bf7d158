import { createReportPage } from '@/app/_page-factories/report-page'
import { readJob } from '@/lib/server/queries/vacancies'
import { routes } from '@/lib/shared/routes'

const page = createReportPage({
  listing: routes.jobs,
  area: 'jobs',
  read: readJob,
  toHref: routes.job,
  toPublisher: ({ company }) => company.name,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
