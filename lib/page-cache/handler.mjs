import { createRequire } from 'node:module'
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.mjs'

/** @type {typeof import('next/dist/server/lib/incremental-cache/file-system-cache').default} */
const FileSystemCache = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
).default
const POLICY = 'content-security-policy'
const TAGS = 'x-next-cache-tags'
const CACHE_CONTROL = 'cache-control'

/** The tag of pages that were built without an API; see `lib/data/reading.ts`. */
const UNFILLED = 'unfilled'

/** The tag of pages made while the API was away; see `lib/data/reading.ts`. */
const UNAVAILABLE = 'unavailable'

/** When to ask again for a page the API was missing for, in seconds. */
const RETRY_AFTER = '5'

/**
 * @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} CacheHandler
 * @typedef {Awaited<ReturnType<CacheHandler['get']>>} Found
 * @typedef {Parameters<CacheHandler['set']>[1]} Value
 */

/**
 * Next's own page cache, and three rules of ours (decision 004): every page carries a policy with
 * the hashes of its own inline scripts, so that a page shared by everybody needs no nonce; a page
 * the build made without an API counts as not there; and a page made while the API was away is
 * answered with 503 and not kept.
 */
export default class PageCache extends FileSystemCache {
  /**
   * @override
   * @param {Parameters<CacheHandler['get']>} args
   * @returns {Promise<Found>}
   */
  async get(...args) {
    const found = await super.get(...args)
    if (hasTag(found?.value ?? null, UNFILLED)) return null
    addPolicy(found?.value ?? null)
    return found
  }

  /**
   * @override
   * @param {Parameters<CacheHandler['set']>} args
   */
  async set(...args) {
    // In place: the answer being sent right now reads the same headers as the stored one.
    const [, value, context] = args
    addPolicy(value)
    if (hasTag(value, UNAVAILABLE)) return refuse(value)
    if ('cacheControl' in context) addLifetime(value, context.cacheControl)
    return super.set(...args)
  }
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
  // What does not exist does not exist, even if the frame around it lacks its settings.
  if (value.status === 404) {
    value.headers = { ...value.headers, [CACHE_CONTROL]: 'private, no-store' }
    return
  }
  value.status = 503
  value.headers = {
    ...value.headers,
    'retry-after': RETRY_AFTER,
    [CACHE_CONTROL]: 'private, no-store',
  }
}

/** @param {Value} value */
function addPolicy(value) {
  if (value?.kind !== 'APP_PAGE') return
  value.headers ??= {}
  value.headers[POLICY] ??= contentSecurityPolicy(inlineScriptHashes(value.html))
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
