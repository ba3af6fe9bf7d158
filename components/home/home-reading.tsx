import { ArticleRows } from '@/components/articles/article-rows'
import type { ArticleSummary } from '@/lib/contract/reading/article'
import { routes } from '@/lib/shared/routes'
import { HomeSection } from './home-section'

type Props = {
  readonly advice: readonly ArticleSummary[]
  readonly news: readonly ArticleSummary[]
}

/** Khmer titles would make every first visit wait for a font (decision 013). */
const inEnglish = (articles: readonly ArticleSummary[]) =>
  articles.map((article) => ({ ...article, titleKm: null }))

export function HomeReading({ advice, news }: Props) {
  return (
    <>
      {advice.length > 0 && (
        <HomeSection
          title="Career advice"
          more={{ href: routes.careerAdviceList, words: 'All career advice' }}
        >
          <ArticleRows articles={inEnglish(advice)} hrefOf={routes.careerAdvice} heading="h3" />
        </HomeSection>
      )}
      {news.length > 0 && (
        <HomeSection title="News" more={{ href: routes.news, words: 'All news' }}>
          <ArticleRows articles={inEnglish(news)} hrefOf={routes.newsArticle} heading="h3" />
        </HomeSection>
      )}
    </>
  )
}
