import { newsFeeds } from '@/app/_feeds/news'

export const GET = newsFeeds.json
