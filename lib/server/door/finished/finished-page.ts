import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { KeptPage } from '@/lib/server/page-cache/render-notes.mjs'

/** All that is sent of a page, made once. */
export type FinishedPage = Omit<KeptPage, 'html'> & {
  readonly status: number
  /** As Next wrote them, without what belongs to one answer alone. */
  readonly headers: OutgoingHttpHeaders
  readonly etag: string
  readonly bodies: Bodies
  /** What is sent before each body. */
  readonly heads: Readonly<Record<Coding, OutgoingHttpHeaders>>
}

export type Coding = 'br' | 'gzip' | 'identity'
/** The plain one is made of them where somebody asks for it. */
export type Bodies = Readonly<Record<Exclude<Coding, 'identity'>, Buffer>>
export type UnfinishedPage = Omit<FinishedPage, 'bodies' | 'heads'>

const STATUSES = new Set([200, 404, 410])
/** Of one answer: its name, its length and coding, and whether Next had it. */
const OF_ONE = new Set([
  'x-request-id',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'date',
  'x-nextjs-cache',
])

/** What may be kept for everybody of an answer that is about to be sent; null for all that is not a public page of the page cache. */
export function toDraft(response: ServerResponse, page: KeptPage): UnfinishedPage | null {
  const { statusCode: status } = response
  const written = response.getHeaders()
  const { etag, 'cache-control': control, 'content-type': type } = written
  if (!STATUSES.has(status) || typeof etag !== 'string') return null
  if (
    typeof control !== 'string' ||
    !/^public\b/.test(control) ||
    /private|no-store/.test(control)
  ) {
    return null
  }
  if (!String(type).startsWith('text/html') || written['set-cookie'] !== undefined) return null
  const headers: OutgoingHttpHeaders = {}
  for (const [name, value] of Object.entries(written)) {
    // A page that was just made has some of its headers twice.
    if (!OF_ONE.has(name)) headers[name] = Array.isArray(value) ? [...new Set(value)] : value
  }
  headers.vary = `${String(written.vary)}, Accept-Encoding`
  const { tags, made, lifetime } = page
  return { tags, made, lifetime, status, headers, etag }
}

/** @param length bytes of the plain body */
export function toFinishedPage(
  draft: UnfinishedPage,
  bodies: Bodies,
  length: number,
): FinishedPage {
  const head = (coding: keyof Bodies) => ({
    ...draft.headers,
    'content-length': bodies[coding].length,
    'content-encoding': coding,
  })
  const identity = { ...draft.headers, 'content-length': length }
  const heads = { br: head('br'), gzip: head('gzip'), identity }
  return { ...draft, bodies, heads }
}

/** Bytes it takes in memory, as near as it matters. */
export function weigh({ bodies, tags, headers }: FinishedPage): number {
  const head = JSON.stringify(headers).length + tags.join().length
  return bodies.gzip.length + bodies.br.length + 5 * head + 512
}
