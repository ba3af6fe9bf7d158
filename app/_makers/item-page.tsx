import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { readSettings, siteNameOf } from '@/lib/server/data/settings'
import { withPicture } from '@/lib/server/seo/share-metadata'
import type { SharePicture } from '@/lib/server/share/share-picture'
import type { ItemAddress } from './address'
import { makePage } from './make-page'

type Parts<Params, Item> = {
  readonly address: ItemAddress<Params, Item>
  readonly toMetadata: (item: Item, path: string, siteName: string) => Metadata
  /** What a link to it shows; the site's own when not given. */
  readonly toPicture?: (item: Item, siteName: string) => SharePicture
  readonly show: (item: Item, path: string) => ReactNode | Promise<ReactNode>
}

export function itemPage<Params, Item>({
  address,
  toMetadata,
  toPicture,
  show,
}: Parts<Params, Item>) {
  const { standIns, find, toPath } = address
  return makePage({
    standIns,
    read: find,
    toMetadata: async (item) => {
      const siteName = siteNameOf(await readSettings())
      const metadata = toMetadata(item, toPath(item), siteName)
      return toPicture === undefined ? metadata : withPicture(metadata, toPicture(item, siteName))
    },
    show: (item) => show(item, toPath(item)),
  })
}
