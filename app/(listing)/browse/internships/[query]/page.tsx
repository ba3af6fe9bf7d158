import { vacancyListPage } from '@/app/_makers/vacancy-list-page'
import { internshipArea } from '@/lib/server/listing/landing-areas'

const page = vacancyListPage(internshipArea)

export const { generateStaticParams, generateMetadata } = page
export default page.default
