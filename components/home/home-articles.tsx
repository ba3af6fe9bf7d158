import type { ArticleSummary } from '@/lib/contract/articles/article'
import { routes } from '@/lib/shared/routes'
import { TitledSection } from '../ui/titled-section'
import { DatedLinks } from './dated-links'

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
