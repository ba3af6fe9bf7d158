import ipaddr from 'ipaddr.js'

type Env = { readonly SITE_URL: string; readonly SEARCH_ENGINES?: 'closed' | undefined }

/** Names nobody outside can ask for (RFC 6761, RFC 6762, RFC 8375). */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|test|invalid|home\.arpa)$/

/** True where search engines are let in: the public address is on https under a public name, and nobody closed it. */
export function isPublicSite({ SITE_URL, SEARCH_ENGINES }: Env): boolean {
  if (SEARCH_ENGINES === 'closed') return false
  const { protocol, hostname } = new URL(SITE_URL)
  const isAddress = ipaddr.isValid(hostname.replace(/^\[|\]$/g, ''))
  return (
    protocol === 'https:' && !isAddress && hostname.includes('.') && !PRIVATE_NAME.test(hostname)
  )
}
