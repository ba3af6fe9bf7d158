import { internshipAlert } from '@/app/_search-alert-pages/internships'

export const { generateStaticParams, generateMetadata } = internshipAlert
export default internshipAlert.default
