import type { TipSummary } from '@/lib/contract/reading/article'
import { toDay } from '@/lib/shared/calendar/day'
import { formatCount } from '@/lib/shared/format/count'
import { formatDay } from '@/lib/shared/format/day'

export function listArticleFacts(article: TipSummary & { readonly views?: number }): string[] {
  const { topic, publishedAt, readingMinutes, author, views = 0 } = article
  return [
    topic,
    formatDay(toDay(new Date(publishedAt))),
    `${readingMinutes} min read`,
    author,
    ...(views === 0 ? [] : [formatCount(views, 'view', 'views')]),
  ]
}
