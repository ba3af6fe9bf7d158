/** An address in our own site; `//` begins another one. */
const OWN = /^\/(?!\/)/

/** What is there once, without `/en`: answers of the API, what the build made, files by their ending. */
const NO_PAGE = /^(?:upstream\/|_next\/)|\.[a-z0-9]+$/i

/** `/jobs` from `/page/about-us` is `../jobs`: links stay inside `/en` without script (architecture §4). */
export function toRelativeLink(href: string, from: string): string {
  if (!OWN.test(href)) return href
  const rest = href.slice(1)
  const [path = ''] = rest.split(/[?#]/)
  if (NO_PAGE.test(path) || path === 'en' || path.startsWith('en/')) return href
  return `${'../'.repeat(from.split('/').length - 2) || './'}${rest}`
}
