const CHARSET_ELEMENT = '<meta charSet="utf-8"/>'

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
