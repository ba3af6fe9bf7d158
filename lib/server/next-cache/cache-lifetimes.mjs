import { createRequire } from 'node:module'

/** @type {typeof import('next/dist/server/lib/incremental-cache/shared-cache-controls.external')} */
const { SharedCacheControls } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js',
)

const MAX_REMEMBERED = 1000

const lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} })
let since = 0

/**
 * Clears Next's list of lifetimes when it is full; called for each cached page. Next adds some 700 bytes for every
 * address it ever rendered, and a cached page has its own lifetime (decision 052).
 */
export function limitLifetimes() {
  since += 1
  if (since < MAX_REMEMBERED) return
  since = 0
  lifetimes.clear()
}
