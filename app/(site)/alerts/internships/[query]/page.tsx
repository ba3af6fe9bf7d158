import { internshipAlert } from '@/app/_alerts/internships'

export const { generateStaticParams, generateMetadata } = internshipAlert
export default internshipAlert.default
