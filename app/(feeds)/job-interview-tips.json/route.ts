import { interviewTipFeedRoutes } from '@/app/_feeds/articles'

export const GET = interviewTipFeedRoutes.json
