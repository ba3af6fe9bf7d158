import { existsSync, readdirSync } from 'node:fs'
import { putFirstInHead } from './head.mjs'
import { findKhmerFaces } from './khmer-faces.mjs'

/** As Next names the files of `styles/fonts.ts`. */
const FILE = /^kantumruy_pro_khmer_(regular|semibold)\b.*\.woff2$/

/**
 * Preloads the Khmer faces of a page: otherwise its lines break anew after the first paint (promise S5). `next/font`
 * preloads on all pages or on none. @param {string} folder of the build's fonts @returns {(html: string) => string}
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
