import { insertInHead } from './page-head.mjs'

const TRUSS =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0,0,32,32'>" +
  "<path d='M2,5h28L16,29zM9,17h14L16,5z' fill='#fff' stroke='#f48b24' stroke-width='3'/></svg>"

const ADDRESS = `data:image/svg+xml,${encodeURI(TRUSS).replaceAll('#', '%23')}`

/**
 * Inlines the icon: browsers request `/favicon.ico` by themselves, which would compete with the font (decision 013).
 * @param {string} html @returns {string}
 */
export function insertInlineFavicon(html) {
  return insertInHead(html, `<link rel="icon" href="${ADDRESS}"/>`)
}
