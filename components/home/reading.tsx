import { ArticleRows } from '@/components/articles/article-rows'
import type { ArticleSummary } from '@/lib/contract/article'
import { routes } from '@/lib/routes'
import { HomeSection } from './home-section'

type Props = {
  readonly advice: readonly ArticleSummary[]
  readonly news: readonly ArticleSummary[]
}

/** What to read on the home page: advice, then news. */
export function Reading({ advice, news }: Props) {
  return (
    <>
      {advice.length > 0 && (
        <HomeSection
          title="Career advice"
          more={{ href: routes.careerAdvices, words: 'All career advice' }}
        >
          <ArticleRows articles={advice} hrefOf={routes.careerAdvice} heading="h3" />
        </HomeSection>
      )}
      {news.length > 0 && (
        <HomeSection title="News" more={{ href: routes.news, words: 'All news' }}>
          <ArticleRows articles={news} hrefOf={routes.newsArticle} heading="h3" />
        </HomeSection>
      )}
    </>
  )
}
