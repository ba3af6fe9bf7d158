/** Deepest nesting of HTML taken; a page of a word processor has some thirty levels. */
export const MAX_NESTING = 500

const TAG = /<(\/?)([a-z][a-z0-9]*)/gi

/** Elements that have no end tag, or may leave it out. */
const UNCLOSED = new Set(['br', 'hr', 'img', 'input', 'wbr', 'p', 'li', 'tr', 'td', 'th', 'option'])

/** Whether HTML is nested so deep that sanitising it would take minutes: its cost grows with the square. */
export function isTooDeep(html: string): boolean {
  let depth = 0
  for (const [, slash, name = ''] of html.matchAll(TAG)) {
    if (UNCLOSED.has(name.toLowerCase())) continue
    depth = slash === '/' ? Math.max(0, depth - 1) : depth + 1
    if (depth > MAX_NESTING) return true
  }
  return false
}
