import { internshipFeedRoutes } from '@/app/_feeds/vacancies'

export const GET = internshipFeedRoutes.json
