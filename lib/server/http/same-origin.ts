import type { IncomingHttpHeaders } from 'node:http'

type ReadableHeaders = { get(name: string): string | null }

/**
 * Checks that a request comes from our own origin by `Sec-Fetch-Site` (`same-origin` or `none`), or by `Origin` when the
 * browser omits it (promise T5). Besides the site's own origin, only that of the requested host with the site's scheme
 * is accepted.
 */
export function isSameOrigin(headers: ReadableHeaders, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  const { origin: siteOrigin, protocol } = new URL(siteUrl)
  return origin === siteOrigin || origin === `${protocol}//${headers.get('host')}`
}

/** Wraps Node's headers in the interface of `fetch`'s. */
export function toReadableHeaders(headers: IncomingHttpHeaders): {
  get(name: string): string | null
} {
  return {
    get: (name) => {
      const value = headers[name]
      return typeof value === 'string' ? value : null
    },
  }
}
