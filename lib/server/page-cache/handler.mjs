import { createRequire } from 'node:module'
import path from 'node:path'
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.mjs'
import { forgetLifetimes } from './forget-lifetimes.mjs'
import { identitySources } from './identity-sources.mjs'
import { createKhmerPreload } from './khmer-preload.mjs'
import { withMeasuring } from './measuring-sources.mjs'
import { keepOwnPlace } from './own-place.mjs'
import { PAGE_MARKS } from './page-marks.mjs'
import { renderNotes } from './render-notes.mjs'
import { putScriptsAfterPaint } from './scripts-after-paint.mjs'
import { drawTabIcon } from './tab-icon.mjs'

/** @type {typeof import('next/dist/server/lib/incremental-cache/file-system-cache').default} */
const FileSystemCache = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
).default
const preloadKhmer = createKhmerPreload(path.resolve('.next/static/media'))
const POLICY = 'content-security-policy'
const TAGS = 'x-next-cache-tags'
const CACHE_CONTROL = 'cache-control'

/** The tag Next gives to the screens that offer Google and Facebook, of their addresses. */
const OFFERS_WINDOWS =
  /(?:^|,)_N_T_\/(?:login(?:\/linkedin)?|get-started|registration(?:\/phone-number)?)(?:,|$)/

const KEPT_PAGE = {
  kind: /** @type {import('next/dist/server/response-cache').IncrementalCacheKind.APP_PAGE} */ (
    'APP_PAGE'
  ),
  isFallback: false,
}

const NO_STORE = 'private, no-store'

/** Seconds. */
const RETRY_AFTER = '5'

/**
 * @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} CacheHandler
 * @typedef {Awaited<ReturnType<CacheHandler['get']>>} Found
 * @typedef {Parameters<CacheHandler['set']>[1]} Value
 */

/**
 * Next's page cache, which fetches scripts after the first paint and the Khmer font before it (decision 013), and puts
 * hashes of inline scripts into the policy, since a shared page can have no nonce. By tags a page can be a 404, a 410, a 503
 * or one without some part, both not kept, for one visitor, or built without an API and therefore missing (decision 004).
 */
export default class PageCache extends FileSystemCache {
  /** @override @param {Parameters<CacheHandler['get']>} args @returns {Promise<Found>} */
  async get(...args) {
    const found = await super.get(...args)
    const value = found?.value ?? null
    if (hasTag(value, PAGE_MARKS.unfilled)) return null
    complete(value)
    if (found?.lastModified !== undefined) tellDoor(value, found.lastModified, found.cacheControl)
    return found
  }

  /** @override @param {Parameters<CacheHandler['set']>} args */
  async set(...args) {
    forgetLifetimes()
    const isKept = await this.keep(...args)
    renderNotes.getStore()?.written(isKept)
  }

  /** @param {Parameters<CacheHandler['set']>} args @returns {Promise<boolean>} */
  async keep(...args) {
    const [key, value, context] = args
    // In place: the answer being sent reads the same status and headers as the stored one.
    complete(value)
    if (hasTag(value, PAGE_MARKS.unavailable)) return refuse(value)
    if (hasTag(value, PAGE_MARKS.partial)) return forbidKeeping(value)
    if (hasTag(value, PAGE_MARKS.unkept)) return forbidKeeping(value)
    const lifetime = 'cacheControl' in context ? context.cacheControl : undefined
    addLifetime(value, lifetime)
    await super.set(key, value, context)
    const note = renderNotes.getStore()
    if (note !== undefined && value?.kind === 'APP_PAGE') {
      // Next dates a page by the end of its making: what changed meanwhile would never be shown by it.
      const kept = await super.get(key, KEPT_PAGE)
      if (kept !== null) kept.lastModified = note.begun
      tellDoor(value, note.begun, lifetime)
    }
    return true
  }
}

/**
 * @param {Value} value @param {number} made ms since 1970
 * @param {{ revalidate: number | false, expire: number | undefined } | undefined} lifetime
 */
function tellDoor(value, made, lifetime) {
  const note = renderNotes.getStore()
  if (note === undefined || value?.kind !== 'APP_PAGE' || lifetime === undefined) return
  const tags = String(value.headers?.[TAGS] ?? '').split(',')
  note.page = { html: value.html, tags, made, lifetime }
}

/** @param {Value} value */
function complete(value) {
  if (value?.kind !== 'APP_PAGE') return
  value.headers ??= {}
  // A page with a policy is complete.
  if (value.headers[POLICY] === undefined) {
    value.html = preloadKhmer(putScriptsAfterPaint(drawTabIcon(keepOwnPlace(value.html))))
    value.headers[POLICY] = toPolicy(value.html, String(value.headers[TAGS] ?? ''))
  }
  if (hasTag(value, PAGE_MARKS.missing)) value.status = 404
  if (hasTag(value, PAGE_MARKS.gone)) value.status = 410
}

/** @param {string} html @param {string} tags */
function toPolicy(html, tags) {
  const foreign = identitySources(process.env, OFFERS_WINDOWS.test(tags))
  const isMeasured = tags.split(',').includes(PAGE_MARKS.measured)
  return contentSecurityPolicy(
    inlineScriptHashes(html),
    isMeasured ? withMeasuring(foreign) : foreign,
  )
}

/** @param {Value} value @param {string} tag */
function hasTag(value, tag) {
  if (value?.kind !== 'APP_PAGE') return false
  const tags = value.headers?.[TAGS]
  return typeof tags === 'string' && tags.split(',').includes(tag)
}

/** A 503 that is not kept; the page kept before stays. @param {Value} value @returns {false} */
function refuse(value) {
  if (value?.kind === 'APP_PAGE') value.status = 503
  return forbidKeeping(value, { 'retry-after': RETRY_AFTER })
}

/**
 * For the visitor who asked, and nobody else; the page kept before stays.
 * @param {Value} value @param {Readonly<Record<string, string>>} more headers @returns {false}
 */
function forbidKeeping(value, more = {}) {
  if (value?.kind === 'APP_PAGE') {
    value.headers = { ...value.headers, ...more, [CACHE_CONTROL]: NO_STORE }
  }
  return false
}

/**
 * Next would not write `public`. Lifetimes are seconds.
 * @param {Value} value @param {{ revalidate: number | false, expire: number | undefined } | undefined} lifetime
 */
function addLifetime(value, lifetime) {
  if (value?.kind !== 'APP_PAGE' || typeof lifetime?.revalidate !== 'number') return
  const { revalidate, expire = revalidate } = lifetime
  value.headers ??= {}
  value.headers[CACHE_CONTROL] =
    `public, max-age=0, s-maxage=${revalidate}, stale-while-revalidate=${expire - revalidate}`
}
