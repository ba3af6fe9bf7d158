import { applyPage } from '@/app/_makers/apply-page'
import { readInternship } from '@/lib/server/data/internships'
import { routes } from '@/lib/shared/routes'

const page = applyPage({
  name: 'Internships',
  one: 'internship',
  listing: routes.internships,
  area: '/v1/internship',
  read: readInternship,
  toHref: routes.internship,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
