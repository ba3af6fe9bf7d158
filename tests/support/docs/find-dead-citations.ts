import type { Text } from './list-texts'
import type { Sources } from './sources'

/** White space in a citation, which may continue on the next comment line. */
const GAP = String.raw`(?:[ \t]|\r?\n[ \t]*(?:\*(?!/)|//|--|#)?)+`

const pattern = (source: string) => new RegExp(source.replaceAll('~', GAP), 'g')

/** Citation forms of `CONTRIBUTING.md`: a keyword, and a name that is looked up. */
const CITATION = pattern(
  String.raw`\b(?:(?:spec|architecture|look)~§\d+|[pP]romise~(?:[A-Z]\d+|Reach|Access)|[dD]ecision~\d+)(?!\w)`,
)

/** Sections of external standards. */
const STANDARD = pattern(String.raw`\b(?:RFC~\d+|CSP~Level~\d)~§\d+(?:\.\d+)*`)

/** Text that looks like a citation but is none: of an external document, or of several at once. */
const STRAY = [
  pattern(String.raw`(?:[\w.]+,?~)?§\d[\d.]*`),
  pattern(String.raw`\b[pP]romises?~[A-Z]\d+\b`),
  pattern(String.raw`\b[dD]ecisions?~\d+`),
  pattern(String.raw`\b(?:the|our)~spec\b|\bspec['’]s\b`),
  pattern(String.raw`(?<=\s)\((?:design|look|goal|style|brief)[,)]`),
  pattern(String.raw`\b(?:design|goal|style|brief|spec)\.md\b`),
]

type Found = { readonly at: number; readonly words: string }

/** Lists citations whose target does not exist, each as `file:line: words`. */
export function findDeadCitations({ path, text }: Text, sources: Sources): string[] {
  const cited = find(text, CITATION)
  const dead = cited.filter(({ words }) => !sources.has(toSource(words)))
  let rest = blank(text, [...find(text, STANDARD), ...cited])
  for (const stray of STRAY) {
    const found = find(rest, stray)
    dead.push(...found)
    rest = blank(rest, found)
  }
  return dead
    .sort((one, other) => one.at - other.at)
    .map(({ at, words }) => `${path}:${lineOf(text, at)}: ${words.replace(/\s+/g, ' ')}`)
}

function find(text: string, form: RegExp): Found[] {
  return Array.from(text.matchAll(form), (match) => ({ at: match.index, words: match[0] }))
}

/** Normalizes a citation to the form of `listSources`: one line, keyword in lower case. */
function toSource(words: string): string {
  const [word = '', ...rest] = words.split(/\s+/)
  return `${word.toLowerCase()} ${rest.at(-1) ?? ''}`
}

/** Replaces matches with spaces, so that offsets stay the same. */
function blank(text: string, found: readonly Found[]): string {
  let rest = text
  for (const { at, words } of found) {
    rest = rest.slice(0, at) + words.replace(/[^\n]/g, ' ') + rest.slice(at + words.length)
  }
  return rest
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}
