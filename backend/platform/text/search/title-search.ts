import { foldText } from './fold-text'

const MAX_WORDS = 12

/** Shortest text a trigram index can find anywhere in a word. */
const TRIGRAM = 3

export type TitleSearch = {
  readonly words: readonly TitleWord[]
  /** Parts to compare by likeness when the words are not found as written. */
  readonly fuzzy: readonly string[]
}

export type TitleWord = {
  readonly text: string
  /** `inside`: anywhere; `start`: a word begins with it; `whole`: as a word of its own. */
  readonly match: 'inside' | 'start' | 'whole'
}

const khmerWords = new Intl.Segmenter('km', { granularity: 'word' })
const KHMER_RUN = /\p{Script=Khmer}+/gu

/** Null: nothing to search for. Khmer has no spaces, so ICU's dictionary finds its words. */
export function parseTitleSearch(input: string): TitleSearch | null {
  const typed = foldText(input).split(' ')
  const texts = [...new Set(typed.flatMap(splitWord).map(toSingular))].slice(0, MAX_WORDS)
  if (texts.length === 0) return null
  const words = texts.map((text, index) => ({
    text,
    match: [...text].length >= TRIGRAM ? 'inside' : index === texts.length - 1 ? 'start' : 'whole',
  })) satisfies TitleWord[]
  const fuzzy = [...new Set(typed)].filter((word) => word.replace(/[+#]/g, '').length >= TRIGRAM)
  return { words, fuzzy: fuzzy.slice(0, MAX_WORDS) }
}

/** Latin words stay; a run of Khmer becomes its words, short ones glued to the one before. */
function splitWord(word: string): string[] {
  return word
    .replace(KHMER_RUN, (run) => ` ${khmerSegments(run).join(' ')} `)
    .split(' ')
    .filter(Boolean)
}

/** Words are looked for inside others, so that the singular finds the plural too. */
function toSingular(word: string): string {
  return /^[a-z]{3,}[^s\W]s$/.test(word) ? word.slice(0, -1) : word
}

function khmerSegments(run: string): string[] {
  const glued: string[] = []
  for (const { segment } of khmerWords.segment(run)) {
    const before = glued.at(-1)
    if (before !== undefined && (segment.length < TRIGRAM || before.length < TRIGRAM)) {
      glued[glued.length - 1] = before + segment
    } else {
      glued.push(segment)
    }
  }
  return glued
}
