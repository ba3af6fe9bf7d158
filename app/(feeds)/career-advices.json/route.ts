import { careerAdviceFeeds } from '@/app/_feeds/articles'

export const GET = careerAdviceFeeds.json
