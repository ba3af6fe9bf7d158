import type { Metadata } from 'next'
import { ArticlePage } from '@/components/articles/article-page'
import { CountView } from '@/components/detail/count-view'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { readNewsArticle } from '@/lib/server/data/news'
import { orUnavailable } from '@/lib/server/data/reading'
import { readSite } from '@/lib/server/data/settings'
import { articleMetadata } from '@/lib/server/seo/article-metadata'
import { routes } from '@/lib/shared/routes'
import { type ItemParams, readAddressedItem } from '../../../../addressed-item'
import { Missing, missingMetadata } from '../../../../missing'

type Props = { readonly params: ItemParams }

/** Next needs one address; the others become pages when first visited. */
export function generateStaticParams() {
  return [{ id: '1', slug: [] }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const read = await orUnavailable(Promise.all([getArticle(params), readSite()]), null)
  if (read === null) return {}
  const [article, site] = read
  if (article === null) return missingMetadata
  return articleMetadata(article, routes.newsArticle(article), site.name)
}

export default async function NewsArticlePage({ params }: Props) {
  const read = await orUnavailable(Promise.all([getArticle(params), readSite()]), undefined)
  if (read === undefined) return <UnavailableNotice />
  const [article, site] = read
  if (article === null) return <Missing />
  return (
    <>
      <CountView path={`/v1/news/${article.id}/views`} />
      <ArticlePage
        article={article}
        hrefOf={routes.newsArticle}
        list={{ name: 'News', href: routes.news, all: 'All news' }}
        prefix="news"
        type="NewsArticle"
        site={site}
      />
    </>
  )
}

const getArticle = (params: ItemParams) =>
  readAddressedItem(params, readNewsArticle, routes.newsArticle)
