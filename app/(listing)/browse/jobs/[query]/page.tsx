import { vacancyListPage } from '@/app/_makers/vacancy-list-page'
import { jobArea } from '@/lib/server/listing/landing-areas'

const page = vacancyListPage(jobArea)

export const { generateStaticParams, generateMetadata } = page
export default page.default
