import { majorFeedRoutes } from '@/app/_feeds/majors'

export const GET = majorFeedRoutes.atom
