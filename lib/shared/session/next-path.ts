/** A host no address can mean. */
const NOWHERE = 'http://own.invalid'

/**
 * Reads `next=` of the sign-in page: a path of our own site with its query, or null for anything a
 * browser would take for another site (promise T9). Browsers drop tabs and line breaks and read `\`
 * as `/`; so does the parser of addresses, whose answer alone is used.
 */
export function parseNextPath(text: string | null): string | null {
  if (text === null || !text.startsWith('/') || !URL.canParse(text, NOWHERE)) return null
  const { origin, pathname, search, hash } = new URL(text, NOWHERE)
  if (origin !== NOWHERE || pathname.startsWith('//')) return null
  return pathname + search + hash
}
