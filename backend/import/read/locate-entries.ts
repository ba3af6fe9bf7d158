import { createScanner } from 'jsonc-parser'

/** Where an entry stands in JSON text: its first line, counted from 1, and its characters. */
export type EntryPlace = { readonly line: number; readonly size: number }

/**
 * The objects of the outermost array of JSON text that is known to be right, or of the array under
 * a key of its outermost object. `JSON.parse` does not tell where things stood; it alone takes
 * any nesting, so that here the signs are followed one after the other.
 */
export function locateEntries(text: string, key: string | null): EntryPlace[] {
  const entryDepth = key === null ? 2 : 3
  const places: EntryPlace[] = []
  const scanner = createScanner(text, true)
  let depth = 0
  let lastName = ''
  let entry: { line: number; start: number } | null = null
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const start = scanner.getTokenOffset()
    const sign = text[start]
    if (sign === '"' && depth === 1) lastName = scanner.getTokenValue()
    if (sign === '{' || sign === '[') {
      depth += 1
      const isEntry = depth === entryDepth && sign === '{' && (key === null || lastName === key)
      if (isEntry) entry = { line: scanner.getTokenStartLine() + 1, start }
    }
    if (sign === '}' || sign === ']') {
      if (depth === entryDepth && entry !== null) {
        places.push({ line: entry.line, size: start + 1 - entry.start })
        entry = null
      }
      depth -= 1
    }
  }
  return places
}
