import { reportPage } from '@/app/_makers/report-page'
import { readJob } from '@/lib/server/data/jobs'
import { routes } from '@/lib/shared/routes'

const page = reportPage({
  listing: routes.jobs,
  area: 'jobs',
  read: readJob,
  toHref: routes.job,
  toFrom: ({ company }) => company.name,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
