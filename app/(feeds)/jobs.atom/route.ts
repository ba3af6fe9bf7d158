import { jobFeedRoutes } from '@/app/_feeds/vacancies'

export const GET = jobFeedRoutes.atom
