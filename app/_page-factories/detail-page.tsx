import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { getSiteName, readSettings } from '@/lib/server/queries/site'
import { withPicture } from '@/lib/server/seo/share-metadata'
import type { SharePictureMetadata } from '@/lib/server/share/share-picture'
import { createPage, type GeneratedPage } from './create-page'
import type { ItemAddress } from './item-address'

type DetailPageOptions<Params, Item> = {
  readonly address: ItemAddress<Params, Item>
  readonly toMetadata: (item: Item, path: string, siteName: string) => Metadata
  /** Builds the picture of link previews; the site's default when omitted. */
  readonly toPicture?: (item: Item, siteName: string) => SharePictureMetadata
  readonly render: (item: Item, path: string) => ReactNode | Promise<ReactNode>
}

export function createDetailPage<Params, Item>({
  address,
  toMetadata,
  toPicture,
  render,
}: DetailPageOptions<Params, Item>): GeneratedPage<Params> {
  const { staticParams, findOrRedirect, toPath } = address
  return createPage({
    staticParams,
    read: findOrRedirect,
    toMetadata: async (item) => {
      const siteName = getSiteName(await readSettings())
      const metadata = toMetadata(item, toPath(item), siteName)
      return toPicture === undefined ? metadata : withPicture(metadata, toPicture(item, siteName))
    },
    render: (item) => render(item, toPath(item)),
  })
}
