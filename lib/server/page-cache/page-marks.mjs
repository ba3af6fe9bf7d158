/** Tell `handler.mjs` how to answer (decision 004); a page carries the tags of everything it has read. */
export const PAGE_MARKS = /** @type {const} */ ({
  /** The build had no API to fill it with: as good as not there. */
  unfilled: 'unfilled',
  /** What the page is about could not be read: 503, not kept. */
  unavailable: 'unavailable',
  /** A part could not be read without which the page is whole: sent, not kept. */
  partial: 'partial',
  /** 404. Next's own `notFound()` would answer with an empty page that only a script fills. */
  missing: 'missing',
  /** Its site has an id to measure visits with: the policy lets the script of that come. */
  measured: 'measured',
  /** 410: it was there, and was taken down. */
  gone: 'gone',
  /** For one visitor alone: sent, not kept. */
  unkept: 'unkept',
})
