/** Characters of one entry: a quote or CDATA section that never ends would fill the memory. */
export const MAX_RECORD_LENGTH = 5_000_000

/** Most characters of a feed that has to be read whole: JSON, and web pages with JSON in them. */
export const MAX_WHOLE_LENGTH = 50_000_000

/** How deep elements may be nested; real feeds have fewer than ten levels. */
export const MAX_DEPTH = 100
