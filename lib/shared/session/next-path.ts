/** A host that cannot exist. */
const NOWHERE = 'http://own.invalid'

/**
 * Returns a path of our own, or null for another site (promise T9). Browsers drop tabs and read `\` as `/`, so
 * only the parser's result is used. Paths with two adjacent slashes are refused: without their beginning they
 * could lead to another site.
 */
export function parseNextPath(text: string | null): string | null {
  if (text === null || !text.startsWith('/') || !URL.canParse(text, NOWHERE)) return null
  const { origin, pathname, search, hash } = new URL(text, NOWHERE)
  if (origin !== NOWHERE || pathname.includes('//')) return null
  return pathname + search + hash
}
