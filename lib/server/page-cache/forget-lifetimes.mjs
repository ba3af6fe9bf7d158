import { createRequire } from 'node:module'

/** @type {typeof import('next/dist/server/lib/incremental-cache/shared-cache-controls.external')} */
const { SharedCacheControls } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js',
)

/** Addresses of which Next may remember one. */
const MOST = 1000

const lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} })
let since = 0

/**
 * To be told of each page before it is kept. Next remembers the lifetime of every address it ever made a page for, without a bound, some 700
 * bytes each (promise S10, decision 052). A kept page has its own, which Next puts before what it remembers.
 */
export function forgetLifetimes() {
  since += 1
  if (since < MOST) return
  since = 0
  lifetimes.clear()
}
