import { type NextRequest, NextResponse } from 'next/server'
import { applyRouteGuard } from './lib/server/route-guard'
import { findGuard } from './lib/shared/guarded-routes'
import { toInternalListingPath } from './lib/shared/listing/internal-listing-path'
import { withoutLocale } from './lib/shared/routes'

/**
 * Guards private pages and rewrites listings with a query. Runs on the Edge runtime; security never depends on it
 * (promise T6).
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl
  const guard = findGuard(pathname)
  if (guard !== null) return applyRouteGuard(guard, request) ?? NextResponse.next()
  return toListing(request, withoutLocale(pathname))
}

function toListing(request: NextRequest, path: string): NextResponse {
  const page = toInternalListingPath(path, request.nextUrl.searchParams)
  return page === null ? NextResponse.next() : NextResponse.rewrite(new URL(page, request.url))
}

// Only queries that a listing understands are matched: `/jobs?utm_source=x` is `/jobs` from the cache. Next reads this list at build time,
// so it is written out; `tests/middleware.test.ts` compares it with the listings.
export const config = {
  matcher: [
    '/profile/:path*',
    '/en/profile/:path*',
    {
      source:
        '/:locale(en)?/:listing(jobs|internships|scholarships|majors|news|career-advices|job-interview-tips|cv-cover-letter|companies|universities|help-center)',
      has: [{ type: 'query', key: 'searchText' }],
    },
    {
      source:
        '/:locale(en)?/:listing(jobs|internships|scholarships|majors|news|career-advices|job-interview-tips|cv-cover-letter|companies|universities|help-center)',
      has: [{ type: 'query', key: 'page' }],
    },
    {
      source: '/:locale(en)?/:listing(jobs|internships|scholarships)',
      has: [{ type: 'query', key: 'sort' }],
    },
    {
      source: '/:locale(en)?/:listing(jobs|internships|scholarships)',
      has: [{ type: 'query', key: 'majorId' }],
    },
    {
      source: '/:locale(en)?/:listing(jobs|internships)',
      has: [{ type: 'query', key: 'categoryId' }],
    },
    {
      source: '/:locale(en)?/:listing(jobs|internships)',
      has: [{ type: 'query', key: 'companyTypeId' }],
    },
    {
      source: '/:locale(en)?/:listing(jobs|internships)',
      has: [{ type: 'query', key: 'salaryId' }],
    },
    {
      source: '/:locale(en)?/:listing(jobs|internships)',
      has: [{ type: 'query', key: 'typeId' }],
    },
    {
      source: '/:locale(en)?/:listing(jobs|internships)',
      has: [{ type: 'query', key: 'levelId' }],
    },
    {
      source: '/:locale(en)?/:listing(jobs|internships)',
      has: [{ type: 'query', key: 'locationId' }],
    },
    {
      source: '/:locale(en)?/:listing(jobs|internships)',
      has: [{ type: 'query', key: 'companyId' }],
    },
    {
      source: '/:locale(en)?/:listing(scholarships|majors)',
      has: [{ type: 'query', key: 'departmentId' }],
    },
    {
      source: '/:locale(en)?/:listing(scholarships|majors)',
      has: [{ type: 'query', key: 'universityId' }],
    },
    { source: '/:locale(en)?/scholarships', has: [{ type: 'query', key: 'type' }] },
    { source: '/:locale(en)?/scholarships', has: [{ type: 'query', key: 'qualificationId' }] },
  ],
}
