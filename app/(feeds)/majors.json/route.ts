import { majorFeeds } from '@/app/_feeds/majors'

export const GET = majorFeeds.json
