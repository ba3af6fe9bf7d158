import 'server-only'
import { idInput } from '@/lib/contract/common'
import { sitemapSection } from '@/lib/contract/site/sitemap'
import { getSiteName, readSettings } from '@/lib/server/queries/site'
import { itemPictures } from './item-pictures'
import { getListCard, LIST_SECTION } from './list-pictures'
import type { ShareCard } from './share-card'

/**
 * Finds the card that `/share/{section}/{name}-….png` shows today; null when there is none. Throws what the queries
 * throw.
 */
export async function findShareCard(section: string, name: string): Promise<ShareCard | null> {
  if (section === LIST_SECTION) return getListCard(name, await readSiteName())
  const area = sitemapSection.safeParse(section)
  const id = idInput.safeParse(name)
  if (!area.success || !id.success) return null
  return itemPictures[area.data].readCard(id.data, await readSiteName())
}

async function readSiteName(): Promise<string> {
  return getSiteName(await readSettings())
}
