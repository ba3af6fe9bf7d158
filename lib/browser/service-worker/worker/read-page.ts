import { MAX_PAGE_BYTES } from '../../offline/cache-limits'

export type FetchedPage = {
  /** Where it was found in the end, without query and hash. */
  readonly path: string
  readonly html: string
  readonly headers: Headers
  /** When the server sent it, in ms since the epoch. */
  readonly sentAt: number
  readonly heading: string
  /** Files of the build that its HTML names, as paths. */
  readonly assets: readonly string[]
}

const ASSET = /\/_next\/static\/[^"'\s\\)]+/g
const HEADING = /<h1\b[^>]*>([\s\S]*?)<\/h1>/

/** Null for what must not be kept: every status but 200, what is not public, what is too long, no HTML. */
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

/** What is kept is shown at both addresses of a page; links of the one under `/en` would lead into it from the other. */
function withPlainLinks(html: string): string {
  return html.replace(/( (?:href|action)=")\/en(?=[/?#"])\/?/g, '$1/')
}

/** The server says of each answer whether others may see it (promise T8). */
function isPublicHtml({ status, type, headers }: Response): boolean {
  const lifetime = headers.get('cache-control') ?? ''
  const isHtml = headers.get('content-type')?.startsWith('text/html') === true
  const isPublic = /\bpublic\b/.test(lifetime) && !/\b(?:private|no-store)\b/.test(lifetime)
  return status === 200 && type === 'basic' && isHtml && isPublic
}

/** Of the headers, those a page needs to be what it was: above all its policy (promise T10). */
export function toCachedResponse({ html, headers }: FetchedPage): Response {
  const kept = new Headers(headers)
  // The text is not compressed any more.
  for (const name of ['content-encoding', 'content-length', 'etag']) kept.delete(name)
  return new Response(html, { headers: kept })
}
