import type { Concept, MatchMode } from './concept'

const LINE = /^([a-z0-9-]+)([!?*^]?): ([^><~]+?)(?: > ([^<~]+?))?(?: < ([^~]+?))?(?: ~ (.+))?$/

const LOOSE = /^\((.+)\)$/

const COUNTS: Readonly<Record<string, MatchMode>> = {
  '': 'everywhere',
  '!': 'inNames',
  '?': 'aside',
  '*': 'nowhere',
  '^': 'lightly',
}

/**
 * One a line: `name: term, term > near, near < wider ~ phrase in which it means something else`. A term in brackets is loose. A name with `!` counts in
 * titles and names alone, one with `?` need not be said, one with `*` is never looked for,
 * one with `^` is the first that is left out. @throws Error for a line that is none
 */
export function parseConcepts(lines: string): Concept[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseLine)
}

function parseLine(line: string): Concept {
  const [, name, mark = '', terms, near, wider, never] = LINE.exec(line.trim()) ?? []
  const counts = COUNTS[mark]
  if (name === undefined || counts === undefined) throw new Error(`This is no concept: ${line}`)
  const all = toList(terms)
  return {
    name,
    terms: all.filter((term) => !LOOSE.test(term)),
    loose: all.flatMap((term) => LOOSE.exec(term)?.[1] ?? []),
    near: toList(near),
    wider: toList(wider),
    never: toList(never),
    counts,
  }
}

function toList(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(',').map((part) => part.trim())
}
