import { createRequire } from 'node:module'
import path from 'node:path'
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.mjs'
import { deferScripts } from './defer-scripts.mjs'
import { createKhmerFontPreload } from './khmer-font-preload.mjs'
import { insertInlineFavicon, reservePersonalSlot } from './page-head.mjs'
import { PAGE_STATUS_TAGS } from './page-status-tags.mjs'
import { renderStore } from './render-store.mjs'
import { getSignInSources, withAnalyticsSources } from './third-party-sources.mjs'

/** @type {typeof import('next/dist/server/lib/incremental-cache/file-system-cache').default} */
const FileSystemCache = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
).default
const preloadKhmer = createKhmerFontPreload(path.resolve('.next/static/media'))
const POLICY = 'content-security-policy'
const TAGS = 'x-next-cache-tags'
const CACHE_CONTROL = 'cache-control'

/** Tags that Next gives the sign-in screens, derived from their addresses. */
const SIGN_IN_SCREEN_TAGS =
  /(?:^|,)_N_T_\/(?:login(?:\/linkedin)?|get-started|registration(?:\/phone-number)?)(?:,|$)/

const PAGE_CONTEXT = {
  kind: /** @type {import('next/dist/server/response-cache').IncrementalCacheKind.APP_PAGE} */ (
    'APP_PAGE'
  ),
  isFallback: false,
}

const NO_STORE = 'private, no-store'

/** Seconds. */
const RETRY_AFTER = '5'

/** @type {typeof import('next/dist/server/lib/incremental-cache/shared-cache-controls.external')} */
const { SharedCacheControls } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js',
)

const MAX_REMEMBERED = 1000

const lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} })

/**
 * @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} CacheHandler
 * @typedef {Awaited<ReturnType<CacheHandler['get']>>} Found
 * @typedef {Parameters<CacheHandler['set']>[1]} Value
 */

/**
 * The cache handler of Next. It defers scripts until the first paint, preloads the Khmer font (decision 013), and puts
 * hashes of inline scripts into the policy, since a shared page can have no nonce. Status tags make a page a 404, a 410,
 * an uncached 503, uncached because a part is missing or it is for one visitor, or a miss because the build had no API
 * (decision 004).
 */
export default class NextCacheHandler extends FileSystemCache {
  /** @override @param {Parameters<CacheHandler['get']>} args @returns {Promise<Found>} */
  async get(...args) {
    const found = await super.get(...args)
    const value = found?.value ?? null
    if (hasTag(value, PAGE_STATUS_TAGS.unfilled)) return null
    completePage(value)
    if (found?.lastModified !== undefined)
      recordRenderedPage(value, found.lastModified, found.cacheControl)
    return found
  }

  /** @override @param {Parameters<CacheHandler['set']>} args */
  async set(...args) {
    limitLifetimes()
    const isStored = await this.store(...args)
    renderStore.getStore()?.written(isStored)
  }

  /** @param {Parameters<CacheHandler['set']>} args @returns {Promise<boolean>} */
  async store(...args) {
    const [key, value, context] = args
    // Modified in place: the response being sent shares status and headers with the cached page.
    completePage(value)
    if (hasTag(value, PAGE_STATUS_TAGS.unavailable)) return markUnavailable(value)
    if (hasTag(value, PAGE_STATUS_TAGS.partial)) return forbidCaching(value)
    if (hasTag(value, PAGE_STATUS_TAGS.uncached)) return forbidCaching(value)
    const lifetime = 'cacheControl' in context ? context.cacheControl : undefined
    addCacheControl(value, lifetime)
    await super.set(key, value, context)
    const note = renderStore.getStore()
    if (note !== undefined && value?.kind === 'APP_PAGE') {
      // Next dates a page by the end of its rendering, which would hide changes made meanwhile.
      const stored = await super.get(key, PAGE_CONTEXT)
      if (stored !== null) stored.lastModified = note.begun
      recordRenderedPage(value, note.begun, lifetime)
    }
    return true
  }
}

/**
 * @param {Value} value @param {number} made ms since 1970
 * @param {{ revalidate: number | false, expire: number | undefined } | undefined} lifetime
 */
function recordRenderedPage(value, made, lifetime) {
  const note = renderStore.getStore()
  if (note === undefined || value?.kind !== 'APP_PAGE' || lifetime === undefined) return
  const tags = String(value.headers?.[TAGS] ?? '').split(',')
  note.page = { html: value.html, tags, made, lifetime }
}

/** @param {Value} value */
function completePage(value) {
  if (value?.kind !== 'APP_PAGE') return
  value.headers ??= {}
  // A page with a policy is complete.
  if (value.headers[POLICY] === undefined) {
    value.html = preloadKhmer(deferScripts(insertInlineFavicon(reservePersonalSlot(value.html))))
    value.headers[POLICY] = toPolicy(value.html, String(value.headers[TAGS] ?? ''))
  }
  if (hasTag(value, PAGE_STATUS_TAGS.missing)) value.status = 404
  if (hasTag(value, PAGE_STATUS_TAGS.gone)) value.status = 410
}

/** @param {string} html @param {string} tags */
function toPolicy(html, tags) {
  const foreign = getSignInSources(process.env, SIGN_IN_SCREEN_TAGS.test(tags))
  const isMeasured = tags.split(',').includes(PAGE_STATUS_TAGS.measured)
  return contentSecurityPolicy(
    inlineScriptHashes(html),
    isMeasured ? withAnalyticsSources(foreign) : foreign,
  )
}

/** @param {Value} value @param {string} tag */
function hasTag(value, tag) {
  if (value?.kind !== 'APP_PAGE') return false
  const tags = value.headers?.[TAGS]
  return typeof tags === 'string' && tags.split(',').includes(tag)
}

/** Turns the page into a 503 that is not cached; the page cached before stays. @param {Value} value @returns {false} */
function markUnavailable(value) {
  if (value?.kind === 'APP_PAGE') value.status = 503
  return forbidCaching(value, { 'retry-after': RETRY_AFTER })
}

/**
 * Sends the page to this visitor only; the page cached before stays.
 * @param {Value} value @param {Readonly<Record<string, string>>} more headers @returns {false}
 */
function forbidCaching(value, more = {}) {
  if (value?.kind === 'APP_PAGE') {
    value.headers = { ...value.headers, ...more, [CACHE_CONTROL]: NO_STORE }
  }
  return false
}

/**
 * Adds `public`, which Next does not write. Lifetimes are in seconds.
 * @param {Value} value @param {{ revalidate: number | false, expire: number | undefined } | undefined} lifetime
 */
function addCacheControl(value, lifetime) {
  if (value?.kind !== 'APP_PAGE' || typeof lifetime?.revalidate !== 'number') return
  const { revalidate, expire = revalidate } = lifetime
  value.headers ??= {}
  value.headers[CACHE_CONTROL] =
    `public, max-age=0, s-maxage=${revalidate}, stale-while-revalidate=${expire - revalidate}`
}

let since = 0

/**
 * Clears Next's list of lifetimes when it is full; called for each cached page. Next adds some 700 bytes for every
 * address it ever rendered, and a cached page has its own lifetime (decision 052).
 */
function limitLifetimes() {
  since += 1
  if (since < MAX_REMEMBERED) return
  since = 0
  lifetimes.clear()
}
