import { existsSync, readdirSync } from 'node:fs'
import { insertInHead } from './page-head.mjs'

/** The names that Next gives the files of `styles/fonts.ts`. */
const FILE = /^kantumruy_pro_khmer_(regular|semibold)\b.*\.woff2$/

/** Matches a script or style, a comment, a tag with quoted attributes, or text. */
const PIECE =
  /<(script|style)\b.*?<\/\1>|<!--.*?-->|<(?<tag>\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*)>|(?<text>[^<]+)/gs

/** Elements without an end tag. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b|\/$/

const LANGUAGE = /\slang="([^"]*)"/
const SEMIBOLD = /^(?:h[1-6]|strong|b|th)\b|\sclass="(?:[^"]*\s)?(?:font-semibold|monogram)[\s"]/
const KHMER_LETTER = /\p{Script=Khmer}/u

const OUTSIDE = { isKhmer: false, isSemibold: false }

/**
 * Preloads the Khmer faces that a page needs; otherwise its lines break differently after the first paint (promise S5).
 * `next/font` preloads on all pages or on none.
 * @param {string} folder of the build's fonts @returns {(html: string) => string}
 */
export function createKhmerFontPreload(folder) {
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  const faces = files.flatMap((name) => {
    const face = name.match(FILE)?.[1]
    return face ? [{ face, link: toPreload(name) }] : []
  })
  return (html) => {
    const needed = findKhmerFontFaces(html)
    const links = faces.filter(({ face }) => needed.has(face)).map(({ link }) => link)
    return insertInHead(html, links.join(''))
  }
}

/** @param {string} name */
function toPreload(name) {
  return `<link rel="preload" href="/_next/static/media/${name}" as="font" crossorigin="" type="font/woff2"/>`
}

/**
 * Finds the font faces that a page needs for Khmer: `regular`, and `semibold` in headings, strong text and monograms.
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
