import { createRequire } from 'node:module'
import path from 'node:path'
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.mjs'
import { identitySources } from './identity-sources.mjs'
import { createKhmerPreload } from './khmer-preload.mjs'
import { putScriptsAfterPaint } from './scripts-after-paint.mjs'

/** @type {typeof import('next/dist/server/lib/incremental-cache/file-system-cache').default} */
const FileSystemCache = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
).default
const preloadKhmer = createKhmerPreload(path.resolve('.next/static/media'))
const POLICY = 'content-security-policy'
const TAGS = 'x-next-cache-tags'
const CACHE_CONTROL = 'cache-control'

/** The tag of pages that were built without an API; see `lib/server/data/reading.ts`. */
const UNFILLED = 'unfilled'

/** The tag of pages made while the API was away; see `lib/server/data/reading.ts`. */
const UNAVAILABLE = 'unavailable'

/** The tag of pages about what does not exist; see `lib/server/data/missing.ts`. */
const MISSING = 'missing'

/** The tag of pages for one visitor alone; see `lib/server/data/drafts.ts`. */
const UNKEPT = 'unkept'

/** The tag Next gives to the screens that offer Google and Facebook, of their addresses. */
const OFFERS_WINDOWS =
  /(?:^|,)_N_T_\/(?:login(?:\/linkedin)?|get-started|registration(?:\/phone-number)?)(?:,|$)/

/** For pages nobody may keep. */
const NO_STORE = 'private, no-store'

/** When to ask again for a page the API was missing for, in seconds. */
const RETRY_AFTER = '5'

/**
 * @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} CacheHandler
 * @typedef {Awaited<ReturnType<CacheHandler['get']>>} Found
 * @typedef {Parameters<CacheHandler['set']>[1]} Value
 */

/**
 * Next's own page cache, and what it cannot do (decision 004): every page fetches its scripts after
 * its first paint and its Khmer font before it (decision 013), and carries a policy with the hashes of
 * its own inline scripts, so that a page shared by everybody needs no nonce; pages say by tags that they
 * are a 404, that the API was away (503, not kept), that they are for one visitor alone (not kept), or
 * that the build had no API (as good as not there).
 */
export default class PageCache extends FileSystemCache {
  /**
   * @override
   * @param {Parameters<CacheHandler['get']>} args
   * @returns {Promise<Found>}
   */
  async get(...args) {
    const found = await super.get(...args)
    const value = found?.value ?? null
    if (hasTag(value, UNFILLED)) return null
    complete(value)
    return found
  }

  /**
   * @override
   * @param {Parameters<CacheHandler['set']>} args
   */
  async set(...args) {
    const [key, value, context] = args
    // In place: the answer being sent right now reads the same status and headers as the stored one.
    complete(value)
    if (hasTag(value, UNAVAILABLE)) return refuse(value)
    if (hasTag(value, UNKEPT)) return forbidKeeping(value)
    if ('cacheControl' in context) addLifetime(value, context.cacheControl)
    return super.set(key, takeLocation(value), context)
  }
}

/** @param {Value} value */
function complete(value) {
  if (value?.kind !== 'APP_PAGE') return
  value.headers ??= {}
  // A page with a policy was completed before.
  if (value.headers[POLICY] === undefined) {
    value.html = preloadKhmer(putScriptsAfterPaint(value.html))
    value.headers[POLICY] = toPolicy(value.html, String(value.headers[TAGS] ?? ''))
  }
  if (hasTag(value, MISSING)) value.status = 404
}

/**
 * @param {string} html
 * @param {string} tags
 */
function toPolicy(html, tags) {
  const foreign = identitySources(process.env, OFFERS_WINDOWS.test(tags))
  return contentSecurityPolicy(inlineScriptHashes(html), foreign)
}

/**
 * What to keep of a redirect. Next has put `Location` on the answer being sent already and would add
 * the page's own beside it, so that one is left to the stored copy.
 *
 * @param {Value} value
 * @returns {Value}
 */
function takeLocation(value) {
  if (value?.kind !== 'APP_PAGE' || value.headers?.location === undefined) return value
  const kept = { ...value, headers: { ...value.headers } }
  delete value.headers.location
  return kept
}

/**
 * @param {Value} value
 * @param {string} tag
 */
function hasTag(value, tag) {
  if (value?.kind !== 'APP_PAGE') return false
  const tags = value.headers?.[TAGS]
  return typeof tags === 'string' && tags.split(',').includes(tag)
}

/**
 * Turns the page being answered into a 503 that nobody keeps; what was kept before stays.
 *
 * @param {Value} value
 */
function refuse(value) {
  if (value?.kind !== 'APP_PAGE') return
  forbidKeeping(value)
  // What does not exist does not exist, even if the frame around it lacks its settings.
  if (value.status === 404) return
  value.status = 503
  value.headers = { ...value.headers, 'retry-after': RETRY_AFTER }
}

/**
 * Leaves the page being answered to whoever asked for it.
 *
 * @param {Value} value
 */
function forbidKeeping(value) {
  if (value?.kind !== 'APP_PAGE') return
  value.headers = { ...value.headers, [CACHE_CONTROL]: NO_STORE }
}

/**
 * Says outright that a page is everybody's; Next would leave `public` to be inferred.
 *
 * @param {Value} value
 * @param {{ revalidate: number | false, expire: number | undefined } | undefined} lifetime seconds
 */
function addLifetime(value, lifetime) {
  if (value?.kind !== 'APP_PAGE' || typeof lifetime?.revalidate !== 'number') return
  const { revalidate, expire = revalidate } = lifetime
  value.headers ??= {}
  value.headers[CACHE_CONTROL] =
    `public, max-age=0, s-maxage=${revalidate}, stale-while-revalidate=${expire - revalidate}`
}
