import type { ArticleSummary } from '@/lib/contract/reading/article'
import { routes } from '@/lib/shared/routes'
import { DatedLinks } from './dated-links'
import { HomeSection } from './home-section'

type Props = {
  readonly advice: readonly ArticleSummary[]
  readonly news: readonly ArticleSummary[]
}

export function HomeReading({ advice, news }: Props) {
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-14">
      {advice.length > 0 && (
        <HomeSection
          title="Career advice"
          more={{ href: routes.careerAdviceList, words: 'All career advice' }}
        >
          <DatedLinks articles={advice} hrefOf={routes.careerAdvice} />
        </HomeSection>
      )}
      {news.length > 0 && (
        <HomeSection title="News" more={{ href: routes.news, words: 'All news' }}>
          <DatedLinks articles={news} hrefOf={routes.newsArticle} />
        </HomeSection>
      )}
    </div>
  )
}
