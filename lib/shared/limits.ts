/** Lifetime of session and installation cookies, in seconds (spec §9). */
export const COOKIE_MAX_AGE_SECONDS = 1_000_000

/** Maximum characters of share descriptions (spec §9). */
export const SHARE_DESCRIPTION_LENGTH = 100

/** Timeout of the web server for one API reply, in ms (promise F2). */
export const API_TIMEOUT_MS = 2000

/** Timeout of the web server for submitting a form, in ms: the API may have to send an e-mail. */
export const API_WRITE_TIMEOUT_MS = 10_000

/** Retry-After in seconds; a restart takes a few. */
export const RETRY_AFTER_SECONDS = 5

/** Timeout of a request in the browser, in ms. */
export const BROWSER_TIMEOUT_MS = 20_000

/** Minimum duration of a busy state, in ms (spec §9). */
export const MIN_FETCH_MS = 200

/** Time after which alerts close, in ms (spec §9). */
export const ALERT_MS = 1500
