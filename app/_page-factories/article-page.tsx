import { ArticlePage } from '@/components/articles/article-page'
import { ViewTracker } from '@/components/detail/view-tracker'
import type { Tip } from '@/lib/contract/articles/article'
import { readSite } from '@/lib/server/queries/site'
import { articleMetadata } from '@/lib/server/seo/item-metadata'
import type { SharePictureMetadata } from '@/lib/server/share/share-picture'
import type { GeneratedPage } from './create-page'
import { createDetailPage } from './detail-page'
import type { ItemAddress } from './item-address'

type ArticlePageOptions<Params, Item> = {
  readonly address: ItemAddress<Params, Item>
  readonly list: { readonly name: string; readonly href: string; readonly all: string }
  readonly hrefOf: (item: { readonly id: number; readonly title: string }) => string
  readonly prefix: string
  readonly toPicture: (article: Item, siteName: string) => SharePictureMetadata
  readonly type: 'NewsArticle' | 'Article'
  /** The path at which the API counts views, if it does (spec §7): `/v1/news`. */
  readonly viewCountPath?: `/v1/${string}`
}

export function createArticlePage<Params, Item extends Tip>({
  address,
  viewCountPath,
  toPicture,
  ...words
}: ArticlePageOptions<Params, Item>): GeneratedPage<Params> {
  return createDetailPage({
    address,
    toMetadata: articleMetadata,
    toPicture,
    render: async (article) => {
      const site = await readSite()
      const { url: picture } = toPicture(article, site.name)
      return (
        <>
          {viewCountPath !== undefined && (
            <ViewTracker apiPath={`${viewCountPath}/${article.id}/views`} />
          )}
          <ArticlePage article={article} site={site} picture={picture} {...words} />
        </>
      )
    },
  })
}
