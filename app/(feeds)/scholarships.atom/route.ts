import { scholarshipFeedRoutes } from '@/app/_feeds/scholarships'

export const GET = scholarshipFeedRoutes.atom
