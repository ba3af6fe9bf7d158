/** Session and installation cookies live this long, in seconds (spec §9). */
export const COOKIE_MAX_AGE_SECONDS = 1_000_000

/** Share descriptions keep this many characters (spec §9). */
export const SHARE_DESCRIPTION_LENGTH = 100

/** Time the web server gives the API for one answer, in ms (promise F2). */
export const API_BUDGET_MS = 2000

/** Time the web server gives the API to take a form, in ms: it may have a mail to send. */
export const WRITE_BUDGET_MS = 10_000

/** Whoever got no answer should wait as long, in seconds: what is over by then, such as a restart, takes a few. */
export const RETRY_AFTER_SECONDS = 5

/** Longest a visitor waits in the browser for one answer, in ms. */
export const PATIENCE_MS = 20_000

/** A call a visitor waits for is shown as busy for at least this long, in ms (spec §9). */
export const MIN_FETCH_MS = 200

/** Alerts close by themselves after this long, in ms (spec §9). */
export const ALERT_MS = 1500
