/** An address in our own site; `//` begins another one. */
const OWN = /^\/(?!\/)/

/** What is there once, without `/en`: answers of the API, what the build made, files by their ending. */
const NO_PAGE = /^(?:upstream\/|_next\/)|\.[a-z0-9]+$/i

/**
 * The address of one of our own pages made relative: `/jobs` and `/en/jobs` are one HTML (architecture
 * §4), and from `/en/page/about-us` the link `../jobs` stays inside `/en`, without script. Other sites,
 * files and places on the same page are left as they are.
 *
 * @param from the path of the page it stands on, without `/en`
 */
export function toRelativeLink(href: string, from: string): string {
  if (!OWN.test(href)) return href
  const rest = href.slice(1)
  const [path = ''] = rest.split(/[?#]/)
  if (NO_PAGE.test(path) || path === 'en' || path.startsWith('en/')) return href
  return `${'../'.repeat(from.split('/').length - 2) || './'}${rest}`
}
