import { scholarshipAlert } from '@/app/_alerts/scholarships'

export const { generateStaticParams, generateMetadata } = scholarshipAlert
export default scholarshipAlert.default
