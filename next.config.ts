import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_SERVER } from 'next/constants'
import { bundleWorker } from './lib/server/build/bundle-worker.mjs'
import { compileAhead } from './lib/server/build/compile-ahead.mjs'
import { compressAhead } from './lib/server/build/compress-ahead.mjs'
import { PAGE_CACHE } from './lib/server/page-cache/place.mjs'

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
  // The door compresses, and has better ways to (decision 021).
  compress: false,
  reactStrictMode: true,
  // Types are checked by `npm run verify` and `npm test`, over more than the build sees.
  typescript: { ignoreBuildErrors: true },
  compiler: {
    runAfterProductionCompile: async (build) => {
      await compileAhead(build)
      await compressAhead(build)
      await bundleWorker(build)
    },
  },
  images: { unoptimized: true },
  // Reads its own .wasm file from where it is installed.
  serverExternalPackages: ['harfbuzzjs'],
  // Every page is whole before it is sent, metadata in <head>; so no bot needs one of its own.
  htmlLimitedBots: /(?!)/,
  // Letters of pages, two bytes each, and once more bytes of what was read for them (decision 052, promise S10).
  cacheMaxMemorySize: 4 * 1024 * 1024,
  experimental: {
    // Addresses chosen by a visitor must not fill the disk (architecture §4).
    isrFlushToDisk: false,
    // The router's key in an address is told to nobody: the door asks for pages by their plainest one (decision 036).
    validateRSCRequestHeaders: false,
    // A page is whole or not sent (decision 004), so none has a shell; development would call that an error.
    instantInsights: { validationLevel: 'manual-warning' },
  },
  async headers() {
    return [
      {
        source: '/logos/:sheet(employers|universities).svg',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
      },
    ]
  },
  async redirects() {
    // Mails of before decision 067 lead there.
    return ['', '/en'].map((locale) => ({
      source: `${locale}/profile/reach`,
      destination: `${locale}/notifications`,
      permanent: true,
    }))
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
          source: '/:locale(en)?/sitemap-:name([a-z0-9-]+).xml',
          destination: '/browse/sitemap/:name',
        },
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
  return { ...config, cacheHandler: PAGE_CACHE }
}
