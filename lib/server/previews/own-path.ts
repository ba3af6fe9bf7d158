/** The path and query of an address of this site; null for any other: nothing else is ever fetched. */
export function toOwnPath(given: string, siteUrl: string): string | null {
  const site = new URL(siteUrl)
  if (!URL.canParse(given, site)) return null
  const { origin, username, pathname, search } = new URL(given, site)
  return origin === site.origin && username === '' ? pathname + search : null
}
