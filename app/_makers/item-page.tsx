import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { readSettings, siteNameOf } from '@/lib/server/data/settings'
import type { ItemAddress } from './address'
import { makePage } from './make-page'

type Parts<Params, Item> = {
  readonly address: ItemAddress<Params, Item>
  readonly toMetadata: (item: Item, path: string, siteName: string) => Metadata
  readonly show: (item: Item, path: string) => ReactNode | Promise<ReactNode>
}

export function itemPage<Params, Item>({ address, toMetadata, show }: Parts<Params, Item>) {
  const { standIns, find, toPath } = address
  return makePage({
    standIns,
    read: find,
    toMetadata: async (item) => toMetadata(item, toPath(item), siteNameOf(await readSettings())),
    show: (item) => show(item, toPath(item)),
  })
}
