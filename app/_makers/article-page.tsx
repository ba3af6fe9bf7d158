import { ArticlePage } from '@/components/articles/article-page'
import { CountView } from '@/components/detail/count-view'
import type { Tip } from '@/lib/contract/articles/article'
import { readSite } from '@/lib/server/data/settings'
import { articleMetadata } from '@/lib/server/seo/article-metadata'
import type { SharePicture } from '@/lib/server/share/share-picture'
import type { ItemAddress } from './address'
import { itemPage } from './item-page'

type Parts<Params, Item> = {
  readonly address: ItemAddress<Params, Item>
  readonly list: { readonly name: string; readonly href: string; readonly all: string }
  readonly hrefOf: (item: { readonly id: number; readonly title: string }) => string
  readonly prefix: string
  readonly toPicture: (article: Item, siteName: string) => SharePicture
  readonly type: 'NewsArticle' | 'Article'
  /** Where the API counts its views, where it does (spec §7): `/v1/news`. */
  readonly viewed?: `/v1/${string}`
}

export function articlePage<Params, Item extends Tip>({
  address,
  viewed,
  toPicture,
  ...words
}: Parts<Params, Item>) {
  return itemPage({
    address,
    toMetadata: articleMetadata,
    toPicture,
    show: async (article) => {
      const site = await readSite()
      const { url: picture } = toPicture(article, site.name)
      return (
        <>
          {viewed !== undefined && <CountView path={`${viewed}/${article.id}/views`} />}
          <ArticlePage article={article} site={site} picture={picture} {...words} />
        </>
      )
    },
  })
}
