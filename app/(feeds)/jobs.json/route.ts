import { jobFeedRoutes } from '@/app/_feeds/jobs'

export const GET = jobFeedRoutes.json
