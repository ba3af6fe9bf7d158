/** Tags that tell `cache-handler.mjs` how to answer (decision 004); a page has the tags of everything it has read. */
export const PAGE_STATUS_TAGS = /** @type {const} */ ({
  /** The build had no API to read from: treated as not cached. */
  unfilled: 'unfilled',
  /** The main content could not be read: 503, not cached. */
  unavailable: 'unavailable',
  /** An optional part could not be read: sent, not cached. */
  partial: 'partial',
  /** 404. Next's own `notFound()` would send an empty page that needs a script. */
  missing: 'missing',
  /** The site measures visits: the policy allows the script of Google Analytics. */
  measured: 'measured',
  /** 410: it existed and was taken down. */
  gone: 'gone',
  /** For one visitor only: sent, not cached. */
  uncached: 'uncached',
})
