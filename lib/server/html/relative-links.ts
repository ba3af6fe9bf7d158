/** A path of our own site; `//` begins another host. */
const SITE_PATH = /^\/(?!\/)/

/** Paths without a `/en` form: API responses, build files, files by their extension. */
const NOT_A_PAGE = /^(?:upstream\/|_next\/)|\.[a-z0-9]+$/i

/**
 * Makes a link relative: `/jobs` from `/page/about-us` is `../jobs`, which stays inside `/en` without script
 * (architecture §4).
 */
export function toRelativeLink(href: string, from: string): string {
  if (!SITE_PATH.test(href)) return href
  const rest = href.slice(1)
  const [path = ''] = rest.split(/[?#]/)
  if (NOT_A_PAGE.test(path) || path === 'en' || path.startsWith('en/')) return href
  return `${'../'.repeat(from.split('/').length - 2) || './'}${rest}`
}
