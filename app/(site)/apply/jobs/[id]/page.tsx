import { createApplyPage } from '@/app/_page-factories/apply-page'
import { readJob } from '@/lib/server/queries/vacancies'
import { routes } from '@/lib/shared/routes'

const page = createApplyPage({
  name: 'Jobs',
  one: 'job',
  listing: routes.jobs,
  area: '/v1/job',
  read: readJob,
  toHref: routes.job,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
