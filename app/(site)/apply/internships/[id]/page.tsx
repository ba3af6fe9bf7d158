import { createApplyPage } from '@/app/_page-factories/apply-page'
import { readInternship } from '@/lib/server/queries/vacancies'
import { routes } from '@/lib/shared/routes'

const page = createApplyPage({
  name: 'Internships',
  one: 'internship',
  listing: routes.internships,
  area: '/v1/internship',
  read: readInternship,
  toHref: routes.internship,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
