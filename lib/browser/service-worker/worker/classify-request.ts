import { isWithin, withoutLocale } from '@/lib/shared/routes'

/** What the service worker does with a request; null: nothing, the browser asks as if there were none. */
export type RequestKind =
  /** A page is being opened. */
  | 'page'
  /** The router asks for what follows a link. */
  | 'move'
  /** A file of a build: the same for ever. */
  | 'asset'
  | null

/** Not pages, or pages that must come from where they are. */
const NETWORK_ONLY = [
  '/upstream',
  '/session',
  '/auth',
  '/revalidate',
  '/socket.io',
  '/newsletter',
  '/alerts',
  '/contact-us/send',
  '/report',
  '/job-preview',
  '/internship-preview',
  '/_next',
]

/** The drawing of the offline page is the one file that is not of a build. */
export const OFFLINE_DRAWING = '/drawing-missing.svg'

type RequestInfo = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>

/** Reading alone, of our own origin, and never a part of something (promise T8). */
export function classifyRequest(
  { method, mode, url, headers }: RequestInfo,
  origin: string,
): RequestKind {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin || headers.has('range')) return null
  const path = withoutLocale(address.pathname)
  if (path.startsWith('/_next/static/') || path === OFFLINE_DRAWING) return 'asset'
  if (NETWORK_ONLY.some((section) => isWithin(path, section)) || isFile(path)) return null
  if (mode === 'navigate') return 'page'
  return headers.get('rsc') === '1' && !isPrefetch(headers) ? 'move' : null
}

/** `closing.ics`, feeds, pictures: what has an ending is no page. */
function isFile(path: string): boolean {
  return /\.[a-z\d]{2,11}$/i.test(path)
}

function isPrefetch(headers: Headers): boolean {
  return headers.has('next-router-prefetch') || headers.has('next-router-segment-prefetch')
}
