import { byNumber } from '@/app/_makers/address'
import { articlePage } from '@/app/_makers/article-page'
import { readNewsArticle } from '@/lib/server/data/news'
import { itemPictures } from '@/lib/server/share/item-pictures'
import { routes } from '@/lib/shared/routes'

const page = articlePage({
  address: byNumber({
    read: readNewsArticle,
    toPath: routes.newsArticle,
  }),
  list: { name: 'News', href: routes.news, all: 'All news' },
  hrefOf: routes.newsArticle,
  toPicture: itemPictures.news.toPicture,
  prefix: 'news',
  type: 'NewsArticle',
  viewed: '/v1/news',
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
