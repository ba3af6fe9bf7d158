import type { TipSummary } from '@/lib/contract/articles/article'
import { toDay } from '@/lib/shared/calendar/day'
import { formatDay } from '@/lib/shared/format/dates'
import { ArticleRow } from './article-row'

type Props = {
  readonly articles: readonly TipSummary[]
  readonly hrefOf: (article: TipSummary) => string
  readonly heading?: 'h2' | 'h3'
}

export function ArticleRows({ articles, hrefOf, heading = 'h2' }: Props) {
  return (
    <ol className="lg:grid lg:grid-cols-2 lg:gap-x-14">
      {articles.map((article) => (
        <ArticleRow
          key={article.id}
          href={hrefOf(article)}
          topic={article.topic}
          facts={`${formatDay(toDay(new Date(article.publishedAt)))} · ${article.readingMinutes} min`}
          title={article.title}
          titleKm={article.titleKm}
          summary={article.summary}
          heading={heading}
        />
      ))}
    </ol>
  )
}
