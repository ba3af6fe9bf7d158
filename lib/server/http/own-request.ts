type ReadableHeaders = { get(name: string): string | null }

/**
 * By `Sec-Fetch-Site` (`same-origin` or `none`), or by `Origin` where a browser does not send it (promise T5). Beside the
 * site's own origin only that of the address asked for counts, with the site's scheme.
 */
export function isOwnRequest(headers: ReadableHeaders, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  const { origin: siteOrigin, protocol } = new URL(siteUrl)
  return origin === siteOrigin || origin === `${protocol}//${headers.get('host')}`
}
