import { newsFeeds } from '@/app/_feeds/articles'

export const GET = newsFeeds.json
