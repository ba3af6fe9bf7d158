/** Session and installation cookies live this long, in seconds (spec §9). */
export const COOKIE_MAX_AGE_SECONDS = 1_000_000

/** The locale cookie lives this long, in days (spec §9). */
export const LOCALE_COOKIE_DAYS = 365

/** Window width in CSS pixels from which the mobile menu's scroll lock is released (spec §9). */
export const SCROLL_LOCK_RELEASE_PX = 1200

/** The loading bar lasts this long and hides after the second figure, in ms (spec §9). */
export const LOADING_BAR = { durationMs: 1000, hideAfterMs: 500 } as const

/** Alerts close by themselves after this many ms (spec §9). */
export const ALERT_AUTO_CLOSE_MS = 1500

/** Cropped text keeps this many characters (spec §9). */
export const CROP_LENGTH = 40

/** Share descriptions keep this many characters (spec §9). */
export const SHARE_DESCRIPTION_LENGTH = 100

/** Pixels scrolled before the header hides or shows again (spec §9, scroll-reveal threshold). */
export const SCROLL_REVEAL_THRESHOLD_PX = 5

/** Listings show this many items a page (architecture §7; spec §9 names none). */
export const LISTING_PAGE_SIZE = 20

/** Lists of articles and directories show this many items a page (architecture §7). */
export const ARTICLE_PAGE_SIZE = 12

/** Time the web server gives the API for one answer, in ms (promise F2). */
export const API_BUDGET_MS = 2000

/** Time the web server gives the API to take a form, in ms: it may have a mail to send. */
export const WRITE_BUDGET_MS = 10_000

/** Longest a visitor waits in the browser for one answer, in ms. */
export const PATIENCE_MS = 20_000

/** A call a visitor waits for is shown as busy for at least this long, in ms (spec §9). */
export const MIN_FETCH_MS = 200
