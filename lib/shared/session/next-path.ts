/** A host that cannot exist. */
const NOWHERE = 'http://own.invalid'

/**
 * Null for another site (promise T9). Browsers drop tabs and read `\` as `/`, so only the parser's result is used. No path of ours has two slashes
 * side by side; with its beginning taken off, such a one could lead elsewhere.
 */
export function parseNextPath(text: string | null): string | null {
  if (text === null || !text.startsWith('/') || !URL.canParse(text, NOWHERE)) return null
  const { origin, pathname, search, hash } = new URL(text, NOWHERE)
  if (origin !== NOWHERE || pathname.includes('//')) return null
  return pathname + search + hash
}
