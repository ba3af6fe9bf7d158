import { jobFeeds } from '@/app/_feeds/jobs'

export const GET = jobFeeds.atom
