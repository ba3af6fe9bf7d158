import { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { type RenderNote, renderStore } from '@/lib/server/next-cache/render-store.mjs'
import { hasLocale, isWithin, withLocale, withoutLocale } from '@/lib/shared/routes'
import { replaceResponseBody } from '../replace-response-body'
import { type Middleware, type RequestContext, splitUrl } from '../request-context'
import { isJsonPath } from '../route-kinds'
import { isCacheableRequest, toLocaleCacheKey, toPageUrl } from './cache-key'
import { toCacheablePage } from './cached-page'
import type { PageCache } from './page-cache'

/** ms for Next to re-render a page behind a stale response */
const RENDER_TIMEOUT_MS = 5000

type PageRenderer = {
  /** Renders with Next, and offers the response to the cache when it is a whole page of Next's own cache. */
  readonly render: Middleware
  /** Re-renders a stale page and caches it; false when that fails, and the old page stays. */
  readonly rerender: (key: string) => Promise<boolean>
}

export function createPageRenderer(pages: PageCache, render: Middleware): PageRenderer {
  /** Renders a page. Resolves to whether it is cached by then. */
  function answer(
    context: RequestContext,
    key: string | null,
    isInLocale: boolean,
    note: RenderNote,
    isWanted = false,
  ) {
    const { response } = context
    let stored = Promise.resolve(false)
    if (key !== null || isInLocale) {
      replaceResponseBody(response, (body) => {
        const { page } = note
        const sent = isInLocale && isHtml(response) ? addLocaleToLinks(String(body)) : body
        // Identical to Next's cached page, so it contains nothing of this one request.
        if (key !== null && page !== null && page.html === body) {
          const cacheable = toCacheablePage(withoutLocale(key), context, page)
          if (cacheable !== null) stored = pages.offer(key, cacheable, String(sent), isWanted)
        }
        if (sent !== body) response.setHeader('Content-Length', Buffer.byteLength(sent))
        return sent
      })
    }
    const answered = renderStore.run(note, () => render(context))
    return { answered, wasStored: () => stored }
  }

  /** Returns 'due' when Next sent the stale page once more and wrote a new one behind it. */
  async function requestOnce(key: string): Promise<'stored' | 'due' | 'failed'> {
    const { context, end } = createInternalRequest(toPageUrl(key))
    try {
      const written = watchCacheWrite()
      const { answered, wasStored } = answer(context, key, hasLocale(key), written.note, true)
      await answered
      const { response } = context
      if (response.getHeader('x-nextjs-cache') === 'STALE') {
        return (await written.isStored()) ? 'due' : 'failed'
      }
      if (await wasStored()) return 'stored'
      // The address redirects by now. After an error or for a partial page the old one stays.
      if (response.statusCode > 200 && response.statusCode < 500) pages.drop(key)
      return 'failed'
    } finally {
      end()
    }
  }

  return {
    render: (context) => {
      const key = isCacheableRequest(context.request) ? toLocaleCacheKey(context) : null
      const note = createRenderNote(() => undefined)
      return answer(context, key, hasLocale(context.path), note).answered
    },
    rerender: async (key) => {
      const first = await requestOnce(key)
      return (first === 'due' ? await requestOnce(key) : first) === 'stored'
    },
  }
}

function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/html')
}

/** Creates a render note that resolves when Next has written the page to its cache, stored or not. */
function watchCacheWrite() {
  let settle: RenderNote['written'] = () => undefined
  const written = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  // When another request triggered the rendering, nothing notifies this note; the next attempt finds the page.
  const isStored = () => Promise.race([written, wait(RENDER_TIMEOUT_MS, true, { ref: false })])
  return { note: createRenderNote(settle), isStored }
}

/** Next compares both clocks, and takes a change in the same millisecond for older than the page. */
function createRenderNote(written: RenderNote['written']): RenderNote {
  const now = Math.min(Date.now(), Math.floor(performance.timeOrigin + performance.now()))
  return { begun: now - 1, page: null, written }
}

type InternalRequest = { readonly context: RequestContext; readonly end: () => void }

/** Creates a request that no client has sent: Next answers it as a visitor's, and the response is discarded. */
export function createInternalRequest(url: string): InternalRequest {
  const nowhere = new Duplex({
    read: () => undefined,
    write: (_chunk, _encoding, done) => done(),
  })
  // Node's HTTP needs no more than a stream.
  const socket = nowhere as Socket
  const request = new IncomingMessage(socket)
  request.method = 'GET'
  request.url = url
  // Next's middleware builds URLs from it; no page contains it (promise T9).
  request.headers = { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }
  request.push(null)
  const response = new ServerResponse(request)
  response.assignSocket(socket)
  return {
    context: {
      id: '',
      request,
      response,
      client: '127.0.0.1',
      ...splitUrl(url),
    },
    end: () => nowhere.destroy(),
  }
}

/**
 * The URL of a link or form. Inline scripts contain no `<`, which Next and `toInlineJson` escape, so nothing in them
 * matches.
 */
const LINK_OR_FORM_URL = /(<(?:a\s(?:[^>]*?\s)?href|form\s(?:[^>]*?\s)?action)=")(\/[^"]*)/g

/** Links without a page have one address; so has the redirect to LinkedIn, which carries its way back. */
const SIGN_IN_PROVIDERS_PATH = '/auth'
const FILE = /\.\w+$/

/**
 * Rewrites links and forms of a page sent under `/en`, so that they stay inside `/en` without script (spec §2). Metadata
 * for machines keeps the plain address: canonical, alternates, share tags and structured data. Scripts are untouched,
 * and so are their hashes in the policy. React accepts the attributes as they are and renders the same ones after
 * hydration (`useHasLocalePrefix`).
 */
export function addLocaleToLinks(html: string): string {
  return html.replace(LINK_OR_FORM_URL, (whole, before: string, address: string) =>
    isPageUrl(address) ? before + addLocaleToUrl(address) : whole,
  )
}

function isPageUrl(address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  if (path.startsWith('//') || hasLocale(path)) return false
  return !FILE.test(path) && !isJsonPath(path) && !isWithin(path, SIGN_IN_PROVIDERS_PATH)
}

/** `/?a=b` becomes `/en?a=b`. */
function addLocaleToUrl(address: string): string {
  const [path = '', rest = ''] = address.split(/(?=[?#])(.*)/s)
  return withLocale(path) + rest
}
