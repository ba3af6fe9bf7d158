import { internshipFeedRoutes } from '@/app/_feeds/internships'

export const GET = internshipFeedRoutes.atom
