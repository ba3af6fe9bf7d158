import { createScanner } from 'jsonc-parser'

type Thing = Readonly<Record<string, unknown>>

/** Where the entries of a JSON document are: the names on the way to them, none for the document itself. */
type FoundList = { readonly path: readonly string[]; readonly things: readonly unknown[] }

/** Lists that hold entries wherever they exist, even without one. */
const KNOWN = ['jobs', '@graph'] as const

/** The same for lists further in, beside longer lists of other things. */
const KNOWN_INSIDE = 'requisitionList'

/** Levels of a document in which a list of entries may be. */
const MAX_LEVELS = 3

const TITLE = /title|headline|position|^name$|^text$|jobopening/i
const TEXT = /description|content|^text$/i
const IDENTITY = /^(?:id|uuid|reference|identifier|url|link)$/i

/**
 * Finds the entries of a document: the document if it is a list, a list of a known name, else its largest list of
 * things that have a title. Null: there is none, and the document may be an entry itself.
 */
export function findEntryList(root: unknown): FoundList | null {
  if (Array.isArray(root)) return { path: [], things: root }
  if (!isJsonObject(root)) return null
  for (const name of KNOWN) {
    const things = root[name]
    if (Array.isArray(things)) return { path: [name], things }
  }
  if (isEntry(root)) return null
  const lists = listLists(root)
  const filled = lists.filter(({ things }) =>
    things.some((one) => isJsonObject(one) && hasTitle(one)),
  )
  const [largest] = filled.toSorted((a, b) => b.things.length - a.things.length)
  return (
    filled.find(({ path }) => path.at(-1) === KNOWN_INSIDE) ??
    largest ??
    lists.find(({ things, path }) => things.length === 0 && path.length === 1) ??
    null
  )
}

function listLists(root: Thing): FoundList[] {
  const found: FoundList[] = []
  let level: { readonly path: readonly string[]; readonly thing: Thing }[] = [
    { path: [], thing: root },
  ]
  for (let depth = 0; depth < MAX_LEVELS; depth += 1) {
    const inner: typeof level = []
    for (const { path, thing } of level) {
      for (const [name, value] of Object.entries(thing)) {
        const [only, ...others]: unknown[] = Array.isArray(value) ? value : [value]
        if (Array.isArray(value)) found.push({ path: [...path, name], things: value })
        if (others.length > 0 || !isJsonObject(only)) continue
        // One object in a list may hold the list of entries, unless it is an entry.
        if (!Array.isArray(value) || !isEntry(only))
          inner.push({ path: [...path, name], thing: only })
      }
    }
    level = inner
  }
  return found
}

function isEntry(root: Thing): boolean {
  const names = Object.keys(root)
  const hasText = names.some((name) => TEXT.test(name) && typeof root[name] === 'string')
  return hasText && hasTitle(root) && names.some((name) => IDENTITY.test(name))
}

/** Also one level further in: some feeds wrap each entry. */
function hasTitle(thing: Thing): boolean {
  const names = (one: Thing) => Object.keys(one).some((name) => TITLE.test(name))
  return names(thing) || Object.values(thing).some((value) => isJsonObject(value) && names(value))
}

export function isJsonObject(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `line` counts from 1; `size` is in characters. */
type EntryPlace = { readonly line: number; readonly size: number }

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
