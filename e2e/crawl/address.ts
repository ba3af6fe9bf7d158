/**
 * The path and query an address leads to on our own site, without its fragment; null for another
 * site, an e-mail address, a telephone number.
 *
 * @param href as written on a page
 * @param page path of the page it is written on
 */
export function toAddress(href: string, page: string, site: string): string | null {
  const base = new URL(page, site)
  if (!URL.canParse(href, base)) return null
  const url = new URL(href, base)
  return url.origin === base.origin ? url.pathname + url.search : null
}

/**
 * What an address has in common with its like: `/jobs/7/site-engineer` is `/jobs/{id}`, a file of
 * it `/jobs/{id}/closing.ics`, and of a query only the names count.
 */
export function toShape(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const path = pathname.replace(/\/\d+(\/[^.]*)?(?=\/[^/]+\.ics$|$)/, '/{id}')
  const names = [...new Set(searchParams.keys())].sort()
  return names.length === 0 ? path : `${path}?${names.join('&')}`
}
