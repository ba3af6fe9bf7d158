import { interviewTipFeeds } from '@/app/_feeds/articles'

export const GET = interviewTipFeeds.json
