import { createScanner } from 'jsonc-parser'

/** `line` counts from 1; `size` is in characters. */
export type EntryPlace = { readonly line: number; readonly size: number }

/** Finds where entries stand, which `JSON.parse` does not tell; it scans characters, so any nesting works. */
export function locateEntries(text: string, key: string | null): EntryPlace[] {
  const entryDepth = key === null ? 2 : 3
  const places: EntryPlace[] = []
  const scanner = createScanner(text)
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
