import { Link } from '@/components/ui/link'
import type { ArticleSummary } from '@/lib/contract/articles/article'
import { toDay } from '@/lib/shared/calendar/day'
import { formatDay } from '@/lib/shared/format/dates'
import { routes } from '@/lib/shared/routes'
import { TitledSection } from '../ui/titled-section'

type Props = {
  readonly advice: readonly ArticleSummary[]
  readonly news: readonly ArticleSummary[]
}

export function HomeArticles({ advice, news }: Props) {
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-14">
      {advice.length > 0 && (
        <TitledSection
          title="Career advice"
          more={{ href: routes.careerAdviceList, words: 'All career advice' }}
        >
          <DatedLinks articles={advice} hrefOf={routes.careerAdvice} />
        </TitledSection>
      )}
      {news.length > 0 && (
        <TitledSection title="News" more={{ href: routes.news, words: 'All news' }}>
          <DatedLinks articles={news} hrefOf={routes.newsArticle} />
        </TitledSection>
      )}
    </div>
  )
}

type DatedLinksProps = {
  readonly articles: readonly ArticleSummary[]
  readonly hrefOf: (article: ArticleSummary) => string
}

/** Lists articles with English titles only: Khmer ones would make every first visit wait for a font (decision 013). */
function DatedLinks({ articles, hrefOf }: DatedLinksProps) {
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
