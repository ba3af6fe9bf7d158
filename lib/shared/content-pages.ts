export const FAQ_PAGE = 'frequently-asked-questions'
/** Under the name of spec §2. */
export const PRIVACY_PAGE = 'corporate-member'

/** Slugs of the pages the site speaks about itself on (spec §2), in the order one would read them. */
export const CONTENT_PAGES = [
  'about-us',
  'how-to-register',
  'how-to-apply',
  FAQ_PAGE,
  'how-to-post-job',
  PRIVACY_PAGE,
  'terms-and-conditions',
] as const
