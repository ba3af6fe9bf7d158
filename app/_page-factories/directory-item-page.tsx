import type { ReactNode } from 'react'
import { DetailAdvertisement } from '@/app/detail-advertisement'
import { Breadcrumb } from '@/components/detail/breadcrumb'
import { ShareMenu } from '@/components/detail/share-menu'
import { StructuredData } from '@/components/detail/structured-data'
import { AlertLinks } from '@/components/search-alerts/alert-links'
import { detailMetadata } from '@/lib/server/seo/item-metadata'
import type { Crumb } from '@/lib/server/seo/structured-data'
import type { SharePictureMetadata } from '@/lib/server/share/share-picture'
import { toSiteUrl } from '@/lib/server/site-url'
import type { AlertLink } from '@/lib/shared/search-alerts/alert-links'
import type { GeneratedPage } from './create-page'
import { createDetailPage } from './detail-page'
import { byId, type IdParams } from './item-address'

type Slots = {
  readonly breadcrumb: ReactNode
  readonly actions: ReactNode
  readonly below: ReactNode
}

type DirectoryItemPageOptions<Item> = {
  readonly list: Crumb
  readonly read: (id: number) => Promise<Item | null>
  readonly toPath: (item: Item) => string
  readonly toPicture: (item: Item, siteName: string) => SharePictureMetadata
  readonly toTitle: (item: Item) => string
  readonly toSummary: (item: Item) => string
  readonly toData: (item: Item, toUrl: (path: string) => string) => object
  /** Builds links to the search alerts that fit this item. */
  readonly toAlerts: (item: Item) => readonly AlertLink[]
  readonly renderOpenings: (item: Item) => Promise<ReactNode>
  readonly render: (item: Item, slots: Slots) => ReactNode
}

export function createDirectoryItemPage<
  Item extends { readonly id: number; readonly name: string },
>({
  list,
  read,
  toPath,
  toPicture,
  toTitle,
  toSummary,
  toData,
  toAlerts,
  renderOpenings,
  render,
}: DirectoryItemPageOptions<Item>): GeneratedPage<IdParams> {
  return createDetailPage({
    address: byId({ read, toPath }),
    toPicture,
    toMetadata: (item, path, siteName) =>
      detailMetadata({ title: toTitle(item), summary: toSummary(item) }, path, siteName),
    render: async (item, path) => {
      const open = await renderOpenings(item)
      const { name } = item
      return (
        <>
          <StructuredData value={toData(item, toSiteUrl)} />
          {render(item, {
            breadcrumb: <Breadcrumb list={list} page={{ words: name, path }} toUrl={toSiteUrl} />,
            actions: (
              <>
                <AlertLinks links={toAlerts(item)} />
                <ShareMenu url={toSiteUrl(path)} title={name} />
              </>
            ),
            below: (
              <>
                {open}
                <DetailAdvertisement />
              </>
            ),
          })}
        </>
      )
    },
  })
}
