import { foldKhmer } from '@/lib/shared/search/fold-khmer'
import { foldText, MAX_FOLDED } from './fold-text'

export type Token = {
  /** Folded; English plurals as their singular, in American spelling. */
  readonly text: string
  /** In capitals, so that "IT" is told from "it". */
  readonly isAbbreviation: boolean
}

/** Longest word worth looking for, in characters. */
const MAX_WORD = 40

/** `c++`, `c#`, `r&d`, `.net` and `3d` are words; a run of Khmer is one until it is split. */
const WORD = /\.net\b|\p{L}&\p{L}(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}]+(?:\+\+|#)?/giu

const khmerWords = new Intl.Segmenter('km', { granularity: 'word' })
const KHMER_RUN = /\p{Script=Khmer}[\p{Script=Khmer}\p{Cf}]*/gu

const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aluminium: 'aluminum',
    analyse: 'analyze',
    behaviour: 'behavior',
    catalogue: 'catalog',
    cheque: 'check',
    colour: 'color',
    defence: 'defense',
    draught: 'draft',
    grey: 'gray',
    harbour: 'harbor',
    labour: 'labor',
    licence: 'license',
    mould: 'mold',
    moulding: 'molding',
    neighbour: 'neighbor',
    plough: 'plow',
    programme: 'program',
    vapour: 'vapor',
  }),
)

/** Cuts a text into words, in their order and folded (`foldText`). */
export function tokenize(text: string, longest = MAX_FOLDED): Token[] {
  const words = splitKhmer(text.slice(0, longest)).match(WORD) ?? []
  return words.map(toToken).filter(({ text }) => text !== '')
}

/** Most words repeat: texts of a feed are cut in a quarter of the time. */
const MAX_CACHED = 10_000
const MAX_CACHED_LENGTH = 20
const cached = new Map<string, Token>()

function toToken(written: string): Token {
  const known = cached.get(written)
  if (known !== undefined) return known
  const token = {
    text: toTokenText(written).slice(0, MAX_WORD),
    isAbbreviation: isInCapitals(written),
  }
  if (written.length > MAX_CACHED_LENGTH) return token
  if (cached.size >= MAX_CACHED) cached.clear()
  cached.set(written, token)
  return token
}

/** Folds one word as `tokenize` does, without cutting it. */
export function toTokenText(written: string): string {
  return toAmerican(toSingular(foldWord(written)))
}

const ASCII = /^[\0-\x7f]*$/

/** Puts spaces between the words of Khmer, which ICU's dictionary finds. */
function splitKhmer(text: string): string {
  if (ASCII.test(text)) return text
  return foldKhmer(text.normalize('NFKC')).replace(KHMER_RUN, (run) => {
    const words = Array.from(khmerWords.segment(run), ({ segment }) => segment)
    return ` ${words.join(' ')} `
  })
}

function foldWord(written: string): string {
  if (written.toLowerCase() === '.net') return 'dotnet'
  return written.includes('&') ? written.toLowerCase() : foldText(written)
}

function isInCapitals(written: string): boolean {
  return (
    written.length > 1 && written.toUpperCase() === written && written.toLowerCase() !== written
  )
}

function toSingular(word: string): string {
  if (/^[a-z]{3,}ies$/.test(word)) return `${word.slice(0, -3)}y`
  return /^[a-z]{2,}[^s\Wui]s$/.test(word) ? word.slice(0, -1) : word
}

/** British and American spelling are one word: fibre, centre, optimisation, modelling, draughtsman. */
export function toAmerican(word: string): string {
  const listed = WORDS.get(word)
  if (listed !== undefined) return listed
  return word
    .replace(/^([a-z]{2,}[bt])re$/, '$1er')
    .replace(/^([a-z]{3,})isation$/, '$1ization')
    .replace(/^([a-z]{3,})elling$/, '$1eling')
    .replace(/^draught(?=s|ing)/, 'draft')
}
