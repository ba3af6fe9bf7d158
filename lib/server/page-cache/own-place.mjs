import { putFirstInHead } from './head.mjs'

const PLACE = '<div id="own"'

/** Says before the first paint whose things will stand at home: the style then keeps their place, and nothing moves when they come. */
export const OWN_PLACE = `(e=>{try{let s=localStorage;e.dataset.own=/(^|; )signed_in=1/.test(document.cookie)?"account":s["device-saves"]||s["kept-searches"]?"device":""}catch{}})(document.documentElement)`

/** On the page that has such a place (decision 049). @param {string} html @returns {string} */
export function keepOwnPlace(html) {
  return html.includes(PLACE) ? putFirstInHead(html, `<script>${OWN_PLACE}</script>`) : html
}
