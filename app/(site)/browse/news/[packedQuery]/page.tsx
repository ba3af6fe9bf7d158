import { createSearchPage } from '@/app/_page-factories/search-page'
import { ArticleRows } from '@/components/articles/article-rows'
import { readNews } from '@/lib/server/queries/articles'
import { newsListing } from '@/lib/shared/listing/listings'
import { routes } from '@/lib/shared/routes'

const page = createSearchPage({
  listing: newsListing,
  readPage: readNews,
  heading: 'News',
  title: 'Engineering news',
  intro: 'Engineering news from Cambodia: studies, building sites, exams and money.',
  one: 'article',
  many: 'articles',
  placeholder: 'Bridges, exams, solar',
  render: (articles) => <ArticleRows articles={articles} hrefOf={routes.newsArticle} />,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
