export const FAQ_PAGE = 'frequently-asked-questions'
/** The slug is the one of spec §2. */
export const PRIVACY_PAGE = 'corporate-member'

/** Slugs of the pages about the site (spec §2), in reading order. */
export const CONTENT_PAGES = [
  'about-us',
  'how-to-register',
  'how-to-apply',
  FAQ_PAGE,
  'how-to-post-job',
  PRIVACY_PAGE,
  'terms-and-conditions',
] as const
