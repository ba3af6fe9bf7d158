import { existsSync, readdirSync } from 'node:fs'
import { putFirstInHead } from './head.mjs'

/** The faces `styles/fonts.ts` sets Khmer in, by what stands in them; files as Next names them. */
const FACES = [
  {
    stands: /<(?!h[1-6]\b)[a-z][^>]*\slang="km"/,
    file: /^kantumruy_pro_khmer_regular\b.*\.woff2$/,
  },
  { stands: /<h[1-6]\b[^>]*\slang="km"/, file: /^kantumruy_pro_khmer_semibold\b.*\.woff2$/ },
]

/**
 * Makes a function that lets a page on which Khmer stands fetch its faces with its style: otherwise lines
 * break anew, and all is laid out anew, after the first paint (promise S5). `next/font` itself can preload
 * a file on all pages or on none.
 *
 * @param {string} folder that of the build's fonts; without one, pages stay as they are
 * @returns {(html: string) => string}
 */
export function createKhmerPreload(folder) {
  const files = existsSync(folder) ? readdirSync(folder) : []
  const faces = FACES.flatMap(({ stands, file }) =>
    files.filter((name) => file.test(name)).map((name) => ({ stands, link: toPreload(name) })),
  )
  return (html) => {
    const links = faces.filter(({ stands }) => stands.test(html)).map(({ link }) => link)
    return putFirstInHead(html, links.join(''))
  }
}

/** @param {string} name */
function toPreload(name) {
  return `<link rel="preload" href="/_next/static/media/${name}" as="font" crossorigin="" type="font/woff2"/>`
}
