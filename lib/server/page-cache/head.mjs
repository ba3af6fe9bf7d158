const FIRST = '<meta charSet="utf-8"/>'

/**
 * At the head's beginning, behind what must be first; a page without such a head stays as it is.
 * @param {string} html @param {string} element @returns {string}
 */
export function putFirstInHead(html, element) {
  return html.replace(FIRST, () => FIRST + element)
}

/** True when `putFirstInHead` finds the head. @param {string} html @returns {boolean} */
export function hasHead(html) {
  return html.includes(FIRST)
}
