const TRACKING = /^(utm_\w+|cpc|gclid|fbclid|msclkid)$/i

/** Longest address taken, in characters; browsers and servers cut longer ones. */
const MAX_ADDRESS = 4_000

/** Null unless http or https; drops what only tells who sent the visitor (`utm_*`, `cpc`, click ids). */
export function parseWebAddress(input: string): string | null {
  const text = input.trim().replace(/^www\./i, 'https://www.')
  if (text.length > MAX_ADDRESS || !URL.canParse(text)) return null
  const address = new URL(text)
  if (address.protocol !== 'http:' && address.protocol !== 'https:') return null
  if (address.username !== '' || address.password !== '') return null
  const tracking = [...address.searchParams.keys()].filter((name) => TRACKING.test(name))
  // Deleting writes the whole query anew: left alone when there is nothing to delete.
  for (const name of tracking) address.searchParams.delete(name)
  return address.href
}
