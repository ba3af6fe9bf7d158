import path from 'node:path'
import type { NextConfig } from 'next'
import { contentSecurityPolicy } from './lib/page-cache/content-security-policy.mjs'

const isProduction = process.env.NODE_ENV === 'production'

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
  // Answers that are not cached pages carry no inline script. The dev server needs its own.
  ...(isProduction ? [{ key: 'Content-Security-Policy', value: contentSecurityPolicy() }] : []),
]

export default {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  cacheHandler: path.resolve('lib/page-cache/handler.mjs'),
  // Bytes of finished pages kept in memory; the least used ones go first (promise S10).
  cacheMaxMemorySize: 64 * 1024 * 1024,
  // Preview bots read <head> only; so every answer has its metadata there (design §4).
  htmlLimitedBots: /.*/,
  // Addresses chosen by a visitor must not fill the disk (design §4).
  experimental: { isrFlushToDisk: false },
  async headers() {
    return [{ source: '/:path*', headers: securityHeaders }]
  },
  async rewrites() {
    return {
      beforeFiles: [
        { source: '/en', destination: '/' },
        { source: '/en/:path((?!en(?:/|$)).*)', destination: '/:path' },
      ],
      afterFiles: [],
      fallback: [],
    }
  },
} satisfies NextConfig
