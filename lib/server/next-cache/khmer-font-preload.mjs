import { existsSync, readdirSync } from 'node:fs'
import { findKhmerFontFaces } from './khmer-font-faces.mjs'
import { insertInHead } from './page-head.mjs'

/** The names that Next gives the files of `styles/fonts.ts`. */
const FILE = /^kantumruy_pro_khmer_(regular|semibold)\b.*\.woff2$/

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
