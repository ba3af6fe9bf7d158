import { jobAlert } from '@/app/_search-alert-pages/jobs'

export const { generateStaticParams, generateMetadata } = jobAlert
export default jobAlert.default
