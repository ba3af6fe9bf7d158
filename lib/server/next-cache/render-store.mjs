import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * A page of Next's cache. `made` is ms since 1970, never later than its oldest data; the lifetime is in seconds,
 * `revalidate` false when age alone does not change it.
 * @typedef {{
 *   readonly html: string,
 *   readonly tags: readonly string[],
 *   readonly made: number,
 *   readonly lifetime: { readonly revalidate: number | false, readonly expire: number | undefined },
 * }} NextCachePage
 */

/**
 * What the cache handler reports about the page being rendered (decision 036). `begun` is ms since 1970.
 * @typedef {{ readonly begun: number, page: NextCachePage | null, readonly written: (isStored: boolean) => void }} RenderNote
 */

const NAME = Symbol.for('visvakor.render-notes')

const shared = /** @type {Record<symbol, AsyncLocalStorage<RenderNote> | undefined>} */ (
  /** @type {unknown} */ (globalThis)
)

/**
 * The note of the request that is being rendered. One for the process: the HTTP server is bundled into one script
 * (decision 044) and Next loads the cache handler by its file, so each has a copy of this module.
 */
export const renderStore = shared[NAME] ?? new AsyncLocalStorage()
shared[NAME] = renderStore
