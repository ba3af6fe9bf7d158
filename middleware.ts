import { type NextRequest, NextResponse } from 'next/server'
import { jobQuery } from '@/lib/listing/job-query'
import { packQuery } from '@/lib/listing/packed-query'
import { withoutLocale } from '@/lib/routes'
import { forwardToApi } from '@/lib/upstream/forward'

/**
 * Thin, and on the Edge runtime: listing queries become cacheable paths, `/upstream` becomes the API.
 * Security never rests on it (promise T6).
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl
  if (pathname.startsWith('/upstream/')) return forwardToApi(request)
  const path = withoutLocale(pathname)
  // Internal pages have no address of their own; a path that cannot exist gives the usual 404.
  if (path.startsWith('/browse')) return NextResponse.rewrite(new URL('/404', request.url))
  return toListing(request, path)
}

/** `/jobs?page=2&utm_source=x` is the page `/browse/jobs/{packed "page=2"}`. */
function toListing(request: NextRequest, path: string): NextResponse {
  const search = jobQuery.toSearch(jobQuery.parse(request.nextUrl.searchParams))
  if (search === '') return NextResponse.next()
  return NextResponse.rewrite(new URL(`/browse${path}/${packQuery(search)}`, request.url))
}

// Only what a listing understands brings a request here: `/jobs?utm_source=x` is `/jobs` from the
// cache. Next reads this list at build time, so it is written out.
export const config = {
  matcher: [
    '/upstream/:path*',
    '/browse/:path*',
    '/en/browse/:path*',
    { source: '/:locale(en)?/jobs', has: [{ type: 'query', key: 'searchText' }] },
    { source: '/:locale(en)?/jobs', has: [{ type: 'query', key: 'categoryId' }] },
    { source: '/:locale(en)?/jobs', has: [{ type: 'query', key: 'majorId' }] },
    { source: '/:locale(en)?/jobs', has: [{ type: 'query', key: 'companyTypeId' }] },
    { source: '/:locale(en)?/jobs', has: [{ type: 'query', key: 'salaryId' }] },
    { source: '/:locale(en)?/jobs', has: [{ type: 'query', key: 'typeId' }] },
    { source: '/:locale(en)?/jobs', has: [{ type: 'query', key: 'levelId' }] },
    { source: '/:locale(en)?/jobs', has: [{ type: 'query', key: 'locationId' }] },
    { source: '/:locale(en)?/jobs', has: [{ type: 'query', key: 'companyId' }] },
    { source: '/:locale(en)?/jobs', has: [{ type: 'query', key: 'sort' }] },
    { source: '/:locale(en)?/jobs', has: [{ type: 'query', key: 'page' }] },
  ],
}
