import 'server-only'
import type { SitemapItem } from '@/lib/contract/site/sitemap'
import { answerUnlessHeld, isHeld, refuseText, toEtag } from '@/lib/server/crawlers/text-answer'
import { readSitemapItems, readSitemapParts } from '@/lib/server/data/sitemap'
import { UnavailableError } from '@/lib/server/reading/reading'
import { toSiteUrl } from '@/lib/server/site-url'
import { ApiError } from '@/lib/shared/api/api-error'
import { itemPaths } from '@/lib/shared/item-paths'
import type { PartName } from './part-name'
import { isSendingEnough, toPartStream } from './part-stream'
import { toUrlEntry } from './sitemap-xml'

/** Characters of an address a sitemap may hold (sitemaps.org). */
const MOST_CHARACTERS = 2048

/** The sitemap of one part, streamed; 404 without a page to name, 503 while the API is away or enough are sent. */
export async function answerPart(request: Request, name: PartName): Promise<Response> {
  try {
    const parts = await readSitemapParts()
    const part = parts.find((each) => each.area === name.area && each.part === name.part)
    if (part === undefined) return refuseText(404)
    const etag = toEtag(part.mark)
    const read = readEntries(name)
    if (!isHeld(request, etag) && isSendingEnough()) return refuseText(503)
    const first = isHeld(request, etag) ? '' : ((await read()) ?? '')
    return answerUnlessHeld(request, etag, () => toPartStream(first, read), {
      'Content-Type': 'application/xml; charset=utf-8',
    })
  } catch (error) {
    if (error instanceof ApiError || error instanceof UnavailableError) return refuseText(503)
    throw error
  }
}

function readEntries(name: PartName): () => Promise<string | null> {
  let after: number | null = null
  let isRead = false
  return async () => {
    if (isRead) return null
    const { data, next } = await readSitemapItems(name, after)
    after = next
    isRead = next === null
    return data.map((item) => toEntry(name, item)).join('')
  }
}

function toEntry({ area }: PartName, item: SitemapItem): string {
  const url = toSiteUrl(itemPaths[area](item))
  if (url.length > MOST_CHARACTERS) return ''
  const picture = item.picture === null ? null : toSiteUrl(item.picture)
  return toUrlEntry({ url, changedAt: item.changedAt, picture })
}
