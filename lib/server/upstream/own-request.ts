/**
 * True when a request that changes something comes from our own pages: `Sec-Fetch-Site` says
 * `same-origin` or `none`, or, where browsers send none (plain http, old ones), `Origin` is our own
 * (promise T5).
 */
export function isOwnRequest(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  if (origin === null || !URL.canParse(origin)) return false
  return origin === new URL(siteUrl).origin || new URL(origin).host === headers.get('host')
}
