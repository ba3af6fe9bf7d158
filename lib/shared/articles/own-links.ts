/** A link of sanitised HTML into our own site; `//` begins another one. */
const OWN_LINK = /(<a href=")\/(?!\/)([^"]*)"/g

/** What is there once, without `/en`: answers of the API, what the build made, files by their ending. */
const NO_PAGE = /^(?:upstream\/|_next\/)|\.[a-z0-9]+$/i

/**
 * Sanitised HTML whose links to our own pages are relative: `/jobs` and `/en/jobs` are one HTML (architecture
 * §4), and from `/en/page/about-us` the link `../jobs` stays inside `/en`, without script. Other sites,
 * files and places on the same page are left as they are.
 *
 * @param from the path of the page it stands on, without `/en`
 */
export function toRelativeLinks(html: string, from: string): string {
  const up = '../'.repeat(from.split('/').length - 2) || './'
  return html.replace(OWN_LINK, (link, before: string, rest: string) => {
    const [path = ''] = rest.split(/[?#]/)
    const isPage = !NO_PAGE.test(path) && path !== 'en' && !path.startsWith('en/')
    return isPage ? `${before}${up}${rest}"` : link
  })
}
