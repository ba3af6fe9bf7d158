import { existsSync, readdirSync } from 'node:fs'
import { putFirstInHead } from './head.mjs'
import { findKhmerFaces } from './khmer-faces.mjs'

/** A file of `styles/fonts.ts` as Next names it. */
const FILE = /^kantumruy_pro_khmer_(regular|semibold)\b.*\.woff2$/

/**
 * Makes a function that lets a page on which Khmer stands fetch its faces with its style: otherwise lines
 * break anew, and all is laid out anew, after the first paint (promise S5). `next/font` itself can preload
 * a file on all pages or on none.
 *
 * @param {string} folder that of the build's fonts; without one, pages stay as they are
 * @returns {(html: string) => string}
 */
export function createKhmerPreload(folder) {
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  const faces = files.flatMap((name) => {
    const face = name.match(FILE)?.[1]
    return face ? [{ face, link: toPreload(name) }] : []
  })
  return (html) => {
    const needed = findKhmerFaces(html)
    const links = faces.filter(({ face }) => needed.has(face)).map(({ link }) => link)
    return putFirstInHead(html, links.join(''))
  }
}

/** @param {string} name */
function toPreload(name) {
  return `<link rel="preload" href="/_next/static/media/${name}" as="font" crossorigin="" type="font/woff2"/>`
}
