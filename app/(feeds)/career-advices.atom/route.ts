import { careerAdviceFeedRoutes } from '@/app/_feeds/articles'

export const GET = careerAdviceFeedRoutes.atom
