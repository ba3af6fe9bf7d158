/** A host that cannot exist. */
const NOWHERE = 'http://own.invalid'

/**
 * A path of our site, or null for what a browser takes for another (promise T9): browsers drop tabs and line breaks and
 * read `\` as `/`, so only the parser's result is used.
 */
export function parseNextPath(text: string | null): string | null {
  if (text === null || !text.startsWith('/') || !URL.canParse(text, NOWHERE)) return null
  const { origin, pathname, search, hash } = new URL(text, NOWHERE)
  if (origin !== NOWHERE || pathname.startsWith('//')) return null
  return pathname + search + hash
}
