/** Maximum of characters per entry: a quote or CDATA section that never ends would fill the memory. */
export const MAX_RECORD_LENGTH = 5_000_000

/** Maximum of characters of a feed that must be read whole: JSON, and web pages with JSON in them. */
export const MAX_WHOLE_LENGTH = 50_000_000

/** Maximum of nested elements; real feeds have fewer than ten levels. */
export const MAX_DEPTH = 100
