import ipaddr from 'ipaddr.js'

type Env = {
  readonly SITE_URL: string
  readonly SEARCH_ENGINES?: 'closed' | undefined
  readonly ALLOW_DEMO?: '1' | undefined
}

/** Host names that are not public (RFC 6761, RFC 6762, RFC 8375). */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|test|invalid|home\.arpa)$/

/** Host names of examples (RFC 2606). */
const EXAMPLE_NAME = /(?:^|\.)example(?:\.(?:com|net|org))?$/

/** Whether anybody on the internet can reach a host of this name or address. */
export function isPublicHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(address)) return ipaddr.process(address).range() === 'unicast'
  return hostname.includes('.') && !PRIVATE_NAME.test(hostname) && !EXAMPLE_NAME.test(hostname)
}

/** Whether search engines may index the site: https, a public host name, no demo, and not switched off. */
export function isPublicSite({ SITE_URL, SEARCH_ENGINES, ALLOW_DEMO }: Env): boolean {
  if (SEARCH_ENGINES === 'closed' || ALLOW_DEMO === '1') return false
  const { protocol, hostname } = new URL(SITE_URL)
  const isAddress = ipaddr.isValid(hostname.replace(/^\[|\]$/g, ''))
  return (
    protocol === 'https:' && !isAddress && hostname.includes('.') && !PRIVATE_NAME.test(hostname)
  )
}

/** What marks every page of a showcase. */
export const DEMO_WORDS = 'Demo: all listings are invented.'
