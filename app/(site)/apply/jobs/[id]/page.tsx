import { applyPage } from '@/app/_makers/apply-page'
import { readJob } from '@/lib/server/data/jobs'
import { routes } from '@/lib/shared/routes'

const page = applyPage({
  name: 'Jobs',
  one: 'job',
  listing: routes.jobs,
  area: '/v1/job',
  read: readJob,
  toHref: routes.job,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
