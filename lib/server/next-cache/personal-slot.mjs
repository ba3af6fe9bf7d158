import { insertInHead } from './page-head.mjs'

const SLOT_ELEMENT = '<div id="own"'

/**
 * Sets before the first paint whose saved items the home page will show, so that CSS reserves their space and nothing
 * moves.
 */
export const PERSONAL_SLOT_SCRIPT = `(e=>{try{let s=localStorage;e.dataset.own=/(^|; )signed_in=1/.test(document.cookie)?"account":s["device-saves"]||s["kept-searches"]?"device":""}catch{}})(document.documentElement)`

/** Adds the script to pages with the personal slot (decision 049). @param {string} html @returns {string} */
export function reservePersonalSlot(html) {
  return html.includes(SLOT_ELEMENT)
    ? insertInHead(html, `<script>${PERSONAL_SLOT_SCRIPT}</script>`)
    : html
}
