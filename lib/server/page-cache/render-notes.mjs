import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * A page as Next's cache has it. `made` is ms since 1970, never later than the oldest thing it shows was read; the lifetime is in
 * seconds, `revalidate` false where age alone does not change it.
 * @typedef {{
 *   readonly html: string,
 *   readonly tags: readonly string[],
 *   readonly made: number,
 *   readonly lifetime: { readonly revalidate: number | false, readonly expire: number | undefined },
 * }} KeptPage
 */

/**
 * What the page cache tells the door of the answer that is being made (decision 036). `begun` is ms since 1970.
 * @typedef {{ readonly begun: number, page: KeptPage | null, readonly written: (isCachedLists: boolean) => void }} RenderNote
 */

const NAME = Symbol.for('visvakor.render-notes')

const shared = /** @type {Record<symbol, AsyncLocalStorage<RenderNote> | undefined>} */ (
  /** @type {unknown} */ (globalThis)
)

/**
 * The note of the request that is being answered. One for the whole process: the door is compiled into one script (decision 044), and Next
 * loads the page cache by its own file, so each has a copy of this module.
 */
export const renderNotes = shared[NAME] ?? new AsyncLocalStorage()
shared[NAME] = renderNotes
