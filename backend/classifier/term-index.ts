import { toKhmerText, toTermPattern } from '@/backend/platform/text/search/khmer-terms'
import { type Token, tokenize } from '@/backend/platform/text/search/tokenize'

/** Words before a term that say the opposite: "not civil engineering". */
const NEGATIONS = new Set(['not', 'no', 'non', 'without', 'except'])

type LatinTerm<Row> = {
  readonly row: Row
  readonly term: string
  readonly words: readonly Token[]
}

type KhmerTerm<Row> = {
  readonly row: Row
  readonly term: string
  readonly text: string
  readonly pattern: RegExp
}

export type TermMatch<Row> = {
  readonly row: Row
  readonly term: string
  /** Words before it, or characters before a Khmer term. */
  readonly at: number
}

/** A text as terms are looked for in it. */
export type TokenizedLine = {
  readonly written: string
  readonly words: readonly Token[]
  /** Empty without Khmer. */
  readonly khmer: string
}

/** Reads a line of text, so that several indexes can look through it. */
export function tokenizeLine(written: string): TokenizedLine {
  return { written, words: tokenize(written), khmer: isKhmer(written) ? toKhmerText(written) : '' }
}

/** Returns what two terms have in common if they match the same texts. */
export function toTermKey(term: string): string {
  return isKhmer(term)
    ? toKhmerText(term)
    : tokenize(term)
        .map(({ text }) => text)
        .join(' ')
}

/** Finds terms in texts: of several that begin with one word the longest, and no word twice. */
export class TermIndex<Row extends { readonly terms: readonly string[] }> {
  private readonly latin = new Map<string, LatinTerm<Row>[]>()
  private readonly khmer: KhmerTerm<Row>[] = []

  constructor(rows: readonly Row[]) {
    for (const row of rows) for (const term of row.terms) this.add(row, term)
    for (const list of this.latin.values()) {
      list.sort((a, b) => b.words.length - a.words.length)
    }
    this.khmer.sort((a, b) => b.text.length - a.text.length)
  }

  find({ words, khmer }: TokenizedLine): TermMatch<Row>[] {
    const latin = this.findLatin(words)
    return khmer === '' ? latin : [...latin, ...this.findKhmer(khmer)]
  }

  private add(row: Row, term: string): void {
    if (isKhmer(term)) {
      const text = toKhmerText(term)
      this.khmer.push({ row, term, text, pattern: toTermPattern(text) })
      return
    }
    const words = tokenize(term)
    const first = words[0]?.text ?? ''
    this.latin.set(first, [...(this.latin.get(first) ?? []), { row, term, words }])
  }

  private findLatin(words: readonly Token[]): TermMatch<Row>[] {
    const matches: TermMatch<Row>[] = []
    for (let at = 0; at < words.length; at += 1) {
      const found = this.latin.get(words[at]?.text ?? '')?.find((term) => fits(term, words, at))
      if (found === undefined) continue
      if (!isNegated(words, at)) matches.push({ row: found.row, term: found.term, at })
      at += found.words.length - 1
    }
    return matches
  }

  private findKhmer(written: string): TermMatch<Row>[] {
    let text = written
    const matches: TermMatch<Row>[] = []
    for (const { row, term, text: known, pattern } of this.khmer) {
      const rest = text.includes(known) ? text.replace(pattern, ' ') : text
      if (rest === text) continue
      matches.push({ row, term, at: written.indexOf(known) })
      text = rest
    }
    return matches
  }
}

function fits({ words: known }: LatinTerm<unknown>, words: readonly Token[], at: number): boolean {
  return known.every(({ text, isAbbreviation }, index) => {
    const word = words[at + index]
    return word?.text === text && (!isAbbreviation || word.isAbbreviation)
  })
}

function isNegated(words: readonly Token[], at: number): boolean {
  return NEGATIONS.has(words[at - 1]?.text ?? '')
}

function isKhmer(text: string): boolean {
  return /\p{Script=Khmer}/u.test(text)
}
