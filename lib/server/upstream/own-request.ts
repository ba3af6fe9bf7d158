/** By `Sec-Fetch-Site` (`same-origin` or `none`), or by `Origin` where a browser does not send it (promise T5). */
export function isOwnRequest(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  if (origin === null || !URL.canParse(origin)) return false
  return origin === new URL(siteUrl).origin || new URL(origin).host === headers.get('host')
}
