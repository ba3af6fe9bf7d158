/** Where an entry stands in JSON text: its first line, counted from 1, and its characters. */
export type EntryPlace = { readonly line: number; readonly size: number }

const [NEWLINE, QUOTE, BACKSLASH] = [10, 34, 92]
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])
const BRACE = 0x7b

/**
 * The objects of the outermost array of JSON text that is known to be right, or of the array under
 * a key of its outermost object. The parser does not tell where things stood.
 */
export function locateEntries(text: string, key: string | null): EntryPlace[] {
  const entryDepth = key === null ? 2 : 3
  const places: EntryPlace[] = []
  let [line, depth, startLine, start] = [1, 0, 1, -1]
  let lastName = ''
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charCodeAt(index)
    if (sign === NEWLINE) line += 1
    if (sign === QUOTE) {
      const end = endOfString(text, index)
      if (depth === 1) lastName = text.slice(index + 1, end)
      index = end
    }
    if (OPENING.has(sign)) {
      depth += 1
      const isWanted = key === null || lastName === key
      if (depth === entryDepth && sign === BRACE && isWanted) [startLine, start] = [line, index]
    }
    if (CLOSING.has(sign)) {
      if (depth === entryDepth && start !== -1) {
        places.push({ line: startLine, size: index + 1 - start })
        start = -1
      }
      depth -= 1
    }
  }
  return places
}

function endOfString(text: string, start: number): number {
  let index = start + 1
  while (index < text.length && text.charCodeAt(index) !== QUOTE) {
    index += text.charCodeAt(index) === BACKSLASH ? 2 : 1
  }
  return index
}
