import { majorFeedRoutes } from '@/app/_feeds/studies'

export const GET = majorFeedRoutes.atom
