import { jobAlert } from '@/app/_alerts/jobs'

export const { generateStaticParams, generateMetadata } = jobAlert
export default jobAlert.default
