import { createArticlePage } from '@/app/_page-factories/article-page'
import { byId } from '@/app/_page-factories/item-address'
import { readNewsArticle } from '@/lib/server/queries/articles'
import { itemPictures } from '@/lib/server/share/item-pictures'
import { routes } from '@/lib/shared/routes'

const page = createArticlePage({
  address: byId({
    read: readNewsArticle,
    toPath: routes.newsArticle,
  }),
  list: { name: 'News', href: routes.news, all: 'All news' },
  hrefOf: routes.newsArticle,
  toPicture: itemPictures.news.toPicture,
  prefix: 'news',
  type: 'NewsArticle',
  viewCountPath: '/v1/news',
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
