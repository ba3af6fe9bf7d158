import { parseEmailAddress } from '@/backend/platform/text/url-and-email'

const TRACKING = /^(utm_\w+|cpc|gclid|fbclid|msclkid)$/i

/** Longest address taken, in characters; browsers and servers cut longer ones. */
const MAX_ADDRESS = 4_000

/**
 * Parses an http or https address, otherwise null; drops parameters that only track the referrer (`utm_*`,
 * `cpc`, click ids).
 */
export function parseWebAddress(input: string): string | null {
  const text = input.trim().replace(/^www\./i, 'https://www.')
  if (text.length > MAX_ADDRESS || !URL.canParse(text)) return null
  const address = new URL(text)
  if (address.protocol !== 'http:' && address.protocol !== 'https:') return null
  if (address.username !== '' || address.password !== '') return null
  const tracking = [...address.searchParams.keys()].filter((name) => TRACKING.test(name))
  // Deleting rewrites the whole query, so it is left alone when there is nothing to delete.
  for (const name of tracking) address.searchParams.delete(name)
  return address.href
}

/**
 * Parses `jobs@employer.example` or `mailto:jobs@employer.example`; null for anything else, also for several.
 */
export function parseApplyAddress(input: string): string | null {
  return parseEmailAddress(input.trim().replace(/^mailto:/i, ''))
}

/**
 * Reads the name of a board's owner: `https://jobs.example/acme-power/123` gives `Acme Power`; empty when the
 * address has no such part.
 */
export function toEmployerNameFromUrl(address: string): string {
  if (!URL.canParse(address)) return ''
  const [, slug = ''] = new URL(address).pathname.split('/')
  if (!/^[\w%-]{2,100}$/.test(slug)) return ''
  return slug
    .split(/[-_]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .trim()
}
