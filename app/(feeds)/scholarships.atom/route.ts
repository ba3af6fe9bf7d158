import { scholarshipFeeds } from '@/app/_feeds/scholarships'

export const GET = scholarshipFeeds.atom
