import path from 'node:path'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_SERVER } from 'next/constants'
import { compileAhead } from './lib/server/build/compile-ahead.mjs'
import { contentSecurityPolicy } from './lib/server/page-cache/content-security-policy.mjs'

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
]

// For files and answers of the API: a second policy would forbid what a page's own allows (decision 004).
const policy = [{ key: 'Content-Security-Policy', value: contentSecurityPolicy() }]
const notPages = [
  '/_next/static/:path*',
  '/upstream/:path*',
  '/revalidate',
  '/:locale(en)?/session/:path*',
  '/:locale(en)?/auth/:path*',
  '/identitytoolkit.googleapis.com/:path*',
  '/securetoken.googleapis.com/:path*',
  '/:locale(en)?/newsletter',
  '/:locale(en)?/contact-us/send',
  '/:locale(en)?/:listing(jobs|internships|scholarships)/:id/closing.ics',
]

// The employer site hands them a draft through a link between windows that other pages cut (decision 010).
const openedByEmployers = '/:locale(en)?/:preview(job-preview|internship-preview)'
const keepOpener = [{ key: 'Cross-Origin-Opener-Policy', value: 'unsafe-none' }]

// Windows of Google and Facebook must be able to answer them; pages that open them are still cut off.
const opensWindows = '/:locale(en)?/:screen(login|get-started|registration)/:path*'
const keepWindows = [{ key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' }]

// Every listing of `lib/shared/listing/listings.ts`.
const lists = [
  'jobs',
  'internships',
  'scholarships',
  'majors',
  'news',
  'career-advices',
  'job-interview-tips',
  'cv-cover-letter',
  'companies',
  'universities',
  'help-center',
]

const config = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked by `npm run verify` and `npm test`, over more than the build sees.
  typescript: { ignoreBuildErrors: true },
  compiler: { runAfterProductionCompile: compileAhead },
  images: { unoptimized: true },
  // Every page is whole before it is sent, metadata in <head>; so no bot needs one of its own.
  htmlLimitedBots: /(?!)/,
  // Bytes of finished pages kept in memory; the least used ones go first (promise S10).
  cacheMaxMemorySize: 64 * 1024 * 1024,
  experimental: {
    // Addresses chosen by a visitor must not fill the disk (architecture §4).
    isrFlushToDisk: false,
    // A page is whole or not sent (decision 004), so none has a shell; development would call that an error.
    instantInsights: { validationLevel: 'manual-warning' },
  },
  async headers() {
    return [
      { source: '/:path*', headers: securityHeaders },
      ...notPages.map((source) => ({ source, headers: policy })),
      { source: openedByEmployers, headers: keepOpener },
      { source: opensWindows, headers: keepWindows },
    ]
  },
  async rewrites() {
    return {
      beforeFiles: [
        // As a page of its own `/jobs` would be taken by the router in the browser for every `/jobs?…` too.
        ...lists.map((path) => ({
          source: `/:locale(en)?/${path}`,
          destination: `/browse/${path}/all`,
        })),
        {
          source: '/:locale(en)?/login',
          has: [{ type: 'query', key: 'problem', value: 'linkedin' }],
          destination: '/login/linkedin',
        },
        { source: '/en', destination: '/' },
        { source: '/en/:path((?!en(?:/|$)).*)', destination: '/:path' },
      ],
      afterFiles: [],
      fallback: [],
    }
  },
} satisfies NextConfig

// Only the running server keeps pages: the build would bundle the handler for Edge, where it has no place.
export default function configure(phase: string): NextConfig {
  if (phase !== PHASE_PRODUCTION_SERVER) return config
  return { ...config, cacheHandler: path.resolve('lib/server/page-cache/handler.mjs') }
}
