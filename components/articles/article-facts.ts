import type { TipSummary } from '@/lib/contract/articles/article'
import { toDay } from '@/lib/shared/calendar/day'
import { formatCount } from '@/lib/shared/format/count'
import { formatDay } from '@/lib/shared/format/day'

export function listArticleFacts(article: TipSummary & { readonly views?: number }): string[] {
  const { topic, publishedAt, updatedAt, readingMinutes, author, views = 0 } = article
  const published = formatDay(toDay(new Date(publishedAt)))
  const updated = formatDay(toDay(new Date(updatedAt)))
  return [
    topic,
    published,
    ...(updated === published ? [] : [`Updated ${updated}`]),
    `${readingMinutes} min read`,
    author,
    ...(views === 0 ? [] : [formatCount(views, 'view', 'views')]),
  ]
}
