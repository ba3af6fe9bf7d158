/**
 * Tags by which a page tells the page cache how it is to be answered (decision 004): readers and pages give
 * them, `handler.mjs` obeys. A page carries the tags of everything it has read.
 */
export const PAGE_MARKS = /** @type {const} */ ({
  /** The build had no API to fill it with: as good as not there. */
  unfilled: 'unfilled',
  /** The API was away: 503, not kept. */
  unavailable: 'unavailable',
  /**
   * About what does not exist: 404. Next's own `notFound()` would answer with an empty page that only a
   * script fills.
   */
  missing: 'missing',
  /** For one visitor alone: sent, not kept. */
  unkept: 'unkept',
})
