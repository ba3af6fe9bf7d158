/** Matches a script or style, a comment, a tag with quoted attributes, or text. */
const PIECE =
  /<(script|style)\b.*?<\/\1>|<!--.*?-->|<(?<tag>\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*)>|(?<text>[^<]+)/gs

/** Elements without an end tag. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b|\/$/

const LANGUAGE = /\slang="([^"]*)"/
const SEMIBOLD = /^(?:h[1-6]|strong|b|th)\b|\sclass="(?:[^"]*\s)?font-semibold[\s"]/
const KHMER_LETTER = /\p{Script=Khmer}/u

const OUTSIDE = { isKhmer: false, isSemibold: false }

/**
 * Finds the font faces that a page needs for Khmer: `regular`, and `semibold` in headings and strong text.
 * @param {string} html @returns {ReadonlySet<string>}
 */
export function findKhmerFontFaces(html) {
  /** @type {Set<string>} */
  const faces = new Set()
  if (!html.includes('lang="km"')) return faces
  const around = [OUTSIDE]
  for (const { groups } of html.matchAll(PIECE)) {
    const { tag, text } = groups ?? {}
    const within = around.at(-1) ?? OUTSIDE
    if (tag?.startsWith('/')) around.pop()
    else if (tag && !VOID.test(tag)) {
      const language = tag.match(LANGUAGE)?.[1]
      around.push({
        isKhmer: language === undefined ? within.isKhmer : language === 'km',
        isSemibold: within.isSemibold || SEMIBOLD.test(tag),
      })
    } else if (text && within.isKhmer && KHMER_LETTER.test(text))
      faces.add(within.isSemibold ? 'semibold' : 'regular')
  }
  return faces
}
