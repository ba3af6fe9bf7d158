import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_SERVER } from 'next/constants'
import { bundleServiceWorker } from './lib/server/build/bundle-service-worker.mjs'
import { addEagerCompileHints } from './lib/server/build/eager-compile-hints.mjs'
import { precompressAssets } from './lib/server/build/precompress-assets.mjs'
import { CACHE_HANDLER_PATH } from './lib/server/next-cache/handler-path.mjs'

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
  // The HTTP server compresses, with better means (decision 021).
  compress: false,
  reactStrictMode: true,
  // Types are checked by `npm run verify` and `npm test`, over more than the build sees.
  typescript: { ignoreBuildErrors: true },
  compiler: {
    runAfterProductionCompile: async (build) => {
      await addEagerCompileHints(build)
      await precompressAssets(build)
      await bundleServiceWorker(build)
    },
  },
  images: { unoptimized: true },
  // Reads its .wasm file from where it is installed.
  serverExternalPackages: ['harfbuzzjs'],
  // Every page is complete before it is sent, metadata in <head>, so bots need no version of their own.
  htmlLimitedBots: /(?!)/,
  // Characters of pages, two bytes each, and as many bytes again of the data they were rendered from (decision 052, promise S10).
  cacheMaxMemorySize: 4 * 1024 * 1024,
  experimental: {
    // Addresses made up by visitors must not fill the disk (architecture §4).
    isrFlushToDisk: false,
    // The HTTP server requests pages by their plainest address, without the router's key (decision 036).
    validateRSCRequestHeaders: false,
    // A page is sent complete or not at all (decision 004), so none has a shell; development would report that as an error.
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
    // Mails sent before decision 067 link there.
    return ['', '/en'].map((locale) => ({
      source: `${locale}/profile/reach`,
      destination: `${locale}/notifications`,
      permanent: true,
    }))
  },
  async rewrites() {
    return {
      beforeFiles: [
        // As a page of its own, `/jobs` would be used by the browser's router for every `/jobs?…` too.
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

// Set for the running server only: the build would bundle the handler for the Edge runtime.
export default function configure(phase: string): NextConfig {
  if (phase !== PHASE_PRODUCTION_SERVER) return config
  return { ...config, cacheHandler: CACHE_HANDLER_PATH }
}
