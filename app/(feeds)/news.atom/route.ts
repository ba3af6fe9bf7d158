import { newsFeedRoutes } from '@/app/_feeds/articles'

export const GET = newsFeedRoutes.atom
