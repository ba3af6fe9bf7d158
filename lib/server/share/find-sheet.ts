import 'server-only'
import { idInput } from '@/lib/contract/common'
import { sitemapArea } from '@/lib/contract/site/sitemap'
import { readSettings, siteNameOf } from '@/lib/server/data/settings'
import { itemPictures } from './item-pictures'
import { getListSheet, LISTS } from './list-pictures'
import type { Sheet } from './sheet'

/** What an address `/share/{section}/{name}-….png` shows today, null for nothing. Throws what readers throw. */
export async function findSheet(section: string, name: string): Promise<Sheet | null> {
  if (section === LISTS) return getListSheet(name, await readSiteName())
  const area = sitemapArea.safeParse(section)
  const id = idInput.safeParse(name)
  if (!area.success || !id.success) return null
  return itemPictures[area.data].readSheet(id.data, await readSiteName())
}

async function readSiteName(): Promise<string> {
  return siteNameOf(await readSettings())
}
