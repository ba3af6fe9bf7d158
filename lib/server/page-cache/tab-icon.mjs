import { putFirstInHead } from './head.mjs'

const DRAWN =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>" +
  "<path fill='#fff' stroke='#1a1a1a' stroke-width='2' stroke-linejoin='round' d='M3 6h26L16 28zM9 17h13L16 6z'/>" +
  "<circle cx='16' cy='26' r='4' fill='#f48b24'/></svg>"

const ADDRESS = `data:image/svg+xml,${encodeURI(DRAWN).replaceAll('#', '%23')}`

/**
 * Draws the icon of the tab into the page: `/favicon.ico`, which browsers ask for by themselves, would come between
 * the font and the page (decision 013). @param {string} html @returns {string}
 */
export function drawTabIcon(html) {
  return putFirstInHead(html, `<link rel="icon" href="${ADDRESS}"/>`)
}
