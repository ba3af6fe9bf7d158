import { careerAdviceFeeds } from '@/app/_feeds/career-advice'

export const GET = careerAdviceFeeds.atom
