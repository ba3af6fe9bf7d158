import { scholarshipFeedRoutes } from '@/app/_feeds/studies'

export const GET = scholarshipFeedRoutes.atom
