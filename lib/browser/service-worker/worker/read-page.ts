import { MAX_PAGE_BYTES } from '../../offline/cache-limits'

export type FetchedPage = {
  /** The final path after redirects, without query and hash. */
  readonly path: string
  readonly html: string
  readonly headers: Headers
  /** When the server sent it, in ms since the epoch. */
  readonly sentAt: number
  readonly heading: string
  /** Paths of the build assets in its HTML. */
  readonly assets: readonly string[]
}

const ASSET = /\/_next\/static\/[^"'\s\\)]+/g
const HEADING = /<h1\b[^>]*>([\s\S]*?)<\/h1>/

/** Reads a response; null when it must not be cached: not 200, not public, too long, or no HTML. */
export async function readCacheablePage(reply: Response): Promise<FetchedPage | null> {
  if (!isPublicHtml(reply)) return null
  const html = withPlainLinks(await reply.text())
  if (html.length > MAX_PAGE_BYTES) return null
  return {
    path: new URL(reply.url).pathname,
    html,
    headers: reply.headers,
    sentAt: Date.parse(reply.headers.get('date') ?? '') || Date.now(),
    heading: HEADING.exec(html)?.[1] ?? '',
    assets: [...new Set(html.match(ASSET) ?? [])],
  }
}

/** Removes `/en` from links, since one copy serves both addresses of a page. */
function withPlainLinks(html: string): string {
  return html.replace(/( (?:href|action)=")\/en(?=[/?#"])\/?/g, '$1/')
}

/** Checks that the response is public HTML (promise T8). */
function isPublicHtml({ status, type, headers }: Response): boolean {
  const lifetime = headers.get('cache-control') ?? ''
  const isHtml = headers.get('content-type')?.startsWith('text/html') === true
  const isPublic = /\bpublic\b/.test(lifetime) && !/\b(?:private|no-store)\b/.test(lifetime)
  return status === 200 && type === 'basic' && isHtml && isPublic
}

/** Builds the response to cache. It keeps the headers, above all the Content Security Policy (promise T10). */
export function toCachedResponse({ html, headers }: FetchedPage): Response {
  const own = new Headers(headers)
  // The stored text is not compressed.
  for (const name of ['content-encoding', 'content-length', 'etag']) own.delete(name)
  return new Response(html, { headers: own })
}
