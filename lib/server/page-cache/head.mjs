const FIRST = '<meta charSet="utf-8"/>'

/**
 * Puts an element at the beginning of a page's head, behind what must be first of all.
 *
 * @param {string} html as Next writes it
 * @param {string} element
 * @returns {string} the page as it was when it has no such head
 */
export function putFirstInHead(html, element) {
  return html.replace(FIRST, () => FIRST + element)
}

/**
 * @param {string} html
 * @returns {boolean} true for a page whose head `putFirstInHead` finds
 */
export function hasHead(html) {
  return html.includes(FIRST)
}
