import type { RequestContext } from '@/lib/server/http-server/request-context'
import { type RenderNote, renderStore } from '@/lib/server/next-cache/render-store.mjs'

type Page = {
  readonly html: string
  readonly tags: readonly string[]
  readonly headers?: Readonly<Record<string, string | string[]>>
  readonly status?: number
  /** ms since 1970; defaults to now. */
  readonly made?: number
  /** In seconds. */
  readonly revalidate?: number
  readonly expire?: number
  /** Cached HTML, where it differs from the response. */
  readonly kept?: string
  /** The request's note, for a response that is sent later. */
  readonly note?: RenderNote | undefined
}

/** Responds as Next does with a cached page, and reports it to the HTTP server as the page cache does. */
export function sendAsNext({ response, request }: RequestContext, page: Page): void {
  const { html, tags, kept = html, made, revalidate = 300, expire = 900 } = page
  const { note = renderStore.getStore() } = page
  if (note !== undefined) {
    const lifetime = { revalidate, expire }
    note.page = { html: kept, tags: [...tags], made: made ?? note.begun, lifetime }
  }
  response.statusCode = page.status ?? 200
  const headers = {
    Vary: 'rsc',
    'cache-control': 'public, max-age=0, s-maxage=300',
    ETag: `"${html.length}"`,
    'x-nextjs-cache': 'HIT',
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(html)),
    ...page.headers,
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.end(request.method === 'HEAD' ? undefined : html)
}
