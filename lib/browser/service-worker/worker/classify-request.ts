import { isWithin, withoutLocale } from '@/lib/shared/routes'

/** How the service worker handles a request; null: not at all. */
export type RequestKind =
  /** A page navigation. */
  | 'page'
  /** A request of the client-side router. */
  | 'navigation-data'
  /** A build asset, which never changes. */
  | 'asset'
  | null

/** Sections that are no pages or must come from the server. */
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

/** The drawing of the offline page is the only asset outside the build. */
export const OFFLINE_DRAWING = '/drawing-missing.svg'

type RequestInfo = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>

/** Classifies a request. Only GET requests to our own origin without a range are handled (promise T8). */
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
  return headers.get('rsc') === '1' && !isPrefetch(headers) ? 'navigation-data' : null
}

/** Paths with a file extension, such as `closing.ics`, are no pages. */
function isFile(path: string): boolean {
  return /\.[a-z\d]{2,11}$/i.test(path)
}

function isPrefetch(headers: Headers): boolean {
  return headers.has('next-router-prefetch') || headers.has('next-router-segment-prefetch')
}
