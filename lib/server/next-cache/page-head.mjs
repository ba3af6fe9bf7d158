const CHARSET_ELEMENT = '<meta charSet="utf-8"/>'

const TRUSS =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0,0,32,32'>" +
  "<path d='M2,5h28L16,29zM9,17h14L16,5z' fill='#fff' stroke='#f48b24' stroke-width='3'/></svg>"

const ADDRESS = `data:image/svg+xml,${encodeURI(TRUSS).replaceAll('#', '%23')}`

const SLOT_ELEMENT = '<div id="own"'

/**
 * Sets before the first paint whose saved items the home page will show, so that CSS reserves their space and nothing
 * moves.
 */
export const PERSONAL_SLOT_SCRIPT = `(e=>{try{let s=localStorage;e.dataset.own=/(^|; )signed_in=1/.test(document.cookie)?"account":s["device-saves"]||s["saved-searches"]?"device":""}catch{}})(document.documentElement)`

/**
 * Inserts an element at the beginning of the head, after the character set; a page without such a head is unchanged.
 * @param {string} html @param {string} element @returns {string}
 */
export function insertInHead(html, element) {
  return html.replace(CHARSET_ELEMENT, () => CHARSET_ELEMENT + element)
}

/** Returns true when `insertInHead` finds the head. @param {string} html @returns {boolean} */
export function hasHead(html) {
  return html.includes(CHARSET_ELEMENT)
}

/**
 * Inlines the icon: browsers request `/favicon.ico` by themselves, which would compete with the font (decision 013).
 * @param {string} html @returns {string}
 */
export function insertInlineFavicon(html) {
  return insertInHead(html, `<link rel="icon" href="${ADDRESS}"/>`)
}

/** Adds the script to pages with the personal slot (decision 049). @param {string} html @returns {string} */
export function reservePersonalSlot(html) {
  return html.includes(SLOT_ELEMENT)
    ? insertInHead(html, `<script>${PERSONAL_SLOT_SCRIPT}</script>`)
    : html
}
