import { Link } from '@/components/ui/link'
import type { ArticleSummary } from '@/lib/contract/articles/article'
import { toDay } from '@/lib/shared/calendar/day'
import { formatDay } from '@/lib/shared/format/day'

type Props = {
  readonly articles: readonly ArticleSummary[]
  readonly hrefOf: (article: ArticleSummary) => string
}

/** Lists articles with English titles only: Khmer ones would make every first visit wait for a font (decision 013). */
export function DatedLinks({ articles, hrefOf }: Props) {
  return (
    <ul>
      {articles.map((article) => (
        <li key={article.id} className="border-b border-line py-3">
          <h3 className="font-semibold">
            <Link href={hrefOf(article)} className="row-link">
              {article.title}
            </Link>
          </h3>
          <p className="text-sm text-ink-soft">
            {`${article.topic} · ${formatDay(toDay(new Date(article.publishedAt)))} · ${article.readingMinutes} min`}
          </p>
        </li>
      ))}
    </ul>
  )
}
