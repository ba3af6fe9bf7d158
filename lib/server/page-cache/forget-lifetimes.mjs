import { createRequire } from 'node:module'

/** @type {typeof import('next/dist/server/lib/incremental-cache/shared-cache-controls.external')} */
const { SharedCacheControls } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js',
)

const MOST_REMEMBERED = 1000

const lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} })
let since = 0

/** To be told of each page: Next remembers the lifetime of every address it ever made one for, some 700 bytes each, and a kept page has its own (decision 052). */
export function forgetLifetimes() {
  since += 1
  if (since < MOST_REMEMBERED) return
  since = 0
  lifetimes.clear()
}
