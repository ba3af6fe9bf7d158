import 'server-only'
import type { SitemapItem } from '@/lib/contract/site/sitemap'
import { UnavailableError } from '@/lib/server/cache/query-result'
import {
  isCachedByClient,
  sendConditional,
  sendTextError,
  toEtag,
} from '@/lib/server/http/conditional-response'
import { readSitemapPage, readSitemapParts } from '@/lib/server/queries/sitemap'
import { toSiteUrl } from '@/lib/server/site-url'
import { ApiError } from '@/lib/shared/api/api-error'
import { itemPaths } from '@/lib/shared/item-paths'
import type { PartName } from './sitemap-xml'
import { toUrlEntry, URL_SET } from './sitemap-xml'

/** Maximum characters of a URL in a sitemap (sitemaps.org). */
const MAX_URL_LENGTH = 2048

/** Sitemaps that are streamed at once: each calls the API fifty times (promise T18). */
const MAX_STREAMS = 4

/** Streams the sitemap of one part; 404 when it is empty, 503 while the API is unavailable or too many are being sent. */
export async function sendSitemapPart(request: Request, name: PartName): Promise<Response> {
  try {
    const parts = await readSitemapParts()
    const part = parts.find((each) => each.area === name.area && each.part === name.part)
    if (part === undefined) return sendTextError(404)
    const etag = toEtag(part.mark)
    const read = createEntryReader(name)
    if (!isCachedByClient(request, etag) && hasTooManyStreams()) return sendTextError(503)
    const first = isCachedByClient(request, etag) ? '' : ((await read()) ?? '')
    return sendConditional(
      request,
      etag,
      () => toPartStream(first, read),
      'application/xml; charset=utf-8',
    )
  } catch (error) {
    if (error instanceof ApiError || error instanceof UnavailableError) return sendTextError(503)
    throw error
  }
}

function createEntryReader(name: PartName): () => Promise<string | null> {
  let after: number | null = null
  let isRead = false
  return async () => {
    if (isRead) return null
    const { data, next } = await readSitemapPage(name, after)
    after = next
    isRead = next === null
    return data.map((item) => toEntry(name, item)).join('')
  }
}

function toEntry({ area }: PartName, item: SitemapItem): string {
  const url = toSiteUrl(itemPaths[area](item))
  if (url.length > MAX_URL_LENGTH) return ''
  const picture = item.picture === null ? null : toSiteUrl(item.picture)
  return toUrlEntry({ url, changedAt: item.changedAt, picture })
}

/** Reads the next page of entries; null at the end. */
type ReadEntries = () => Promise<string | null>

let sending = 0

export function hasTooManyStreams(): boolean {
  return sending >= MAX_STREAMS
}

/**
 * Streams a sitemap one page of the API at a time, as fast as the client reads, without buffering it. A failure aborts
 * the stream, so that nobody takes a part for the whole.
 * @param first the first entries, read before anything was promised
 */
export function toPartStream(first: string, read: ReadEntries): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next: string | null = URL_SET.begin + first
  let isCounted = false
  const count = (change: 1 | -1) => {
    if (isCounted === (change === 1)) return
    isCounted = change === 1
    sending += change
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        count(1)
        try {
          if (next === null) {
            controller.enqueue(encoder.encode(URL_SET.end))
            controller.close()
            count(-1)
            return
          }
          controller.enqueue(encoder.encode(next))
          next = await read()
        } catch (error) {
          count(-1)
          throw error
        }
      },
      cancel: () => count(-1),
    },
    // Reads nothing before the client does: a HEAD request reads nothing.
    { highWaterMark: 0 },
  )
}
