import { scholarshipAlert } from '@/app/_search-alert-pages/scholarships'

export const { generateStaticParams, generateMetadata } = scholarshipAlert
export default scholarshipAlert.default
