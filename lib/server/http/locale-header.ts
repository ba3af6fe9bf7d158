/**
 * `en` when the visitor came by `/en`, else absent; values sent by clients are removed. Next shows route handlers the
 * plain address alone.
 */
export const LOCALE_HEADER = 'x-locale'
