import type { KeptPage } from '@/lib/server/page-cache/render-notes.mjs'
import type { Exchange } from '../exchange'
import { toSecurityHeaders } from '../steps/security-headers'

/** All that is sent of a page, made once. */
export type FinishedPage = Omit<KeptPage, 'html'> & {
  readonly status: number
  /** As Next wrote them, with what every answer says and without what belongs to one alone. */
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly bodies: Bodies
  /** What is sent before each body, and to who has it: names and values by turns, which Node writes as they are. */
  readonly heads: Readonly<Record<Coding | 'known', readonly string[]>>
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
export function toUnfinishedPage(
  key: string,
  { response }: Pick<Exchange, 'response'>,
  page: KeptPage,
): UnfinishedPage | null {
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
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries({ ...toSecurityHeaders(key), ...written })) {
    // A page that was just made has some of its headers twice.
    if (!OF_ONE.has(name)) headers[name.toLowerCase()] = [...new Set([value].flat())].join(', ')
  }
  const { vary = '' } = headers
  if (!/accept-encoding/i.test(vary)) headers.vary = `${vary}, Accept-Encoding`
  const { tags, made, lifetime } = page
  return { tags, made, lifetime, status, headers, etag }
}

/** @param length bytes of the plain body */
export function toFinishedPage(
  unfinished: UnfinishedPage,
  bodies: Bodies,
  length: number,
): FinishedPage {
  const flat = (more: Readonly<Record<string, string | number>>) =>
    Object.entries({ ...unfinished.headers, ...more }).flatMap(([name, value]) => [
      name,
      String(value),
    ])
  const head = (coding: keyof Bodies) =>
    flat({ 'content-length': bodies[coding].length, 'content-encoding': coding })
  const { 'content-type': _, ...headers } = unfinished.headers
  const heads = {
    br: head('br'),
    gzip: head('gzip'),
    identity: flat({ 'content-length': length }),
    known: Object.entries(headers).flat(),
  }
  return { ...unfinished, bodies, heads }
}

/** Bytes it takes in memory, as near as it matters. */
export function weigh({ bodies, tags, headers }: FinishedPage): number {
  const head = JSON.stringify(headers).length + tags.join().length
  return bodies.gzip.length + bodies.br.length + 5 * head + 512
}
