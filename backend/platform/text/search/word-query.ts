import {
  findConcept,
  findKhmerConcepts,
  howItCounts,
  listFields,
  listNear,
  listWider,
} from './concepts/concepts'
import { isDiscipline } from './concepts/fields'
import { dropCounts } from './counted/drop-counts'
import { readExclusions } from './exclusions'
import { isFiller, KHMER_FILLERS } from './fillers'
import { toTermSource } from './khmer-terms'
import { listWords, type Word } from './list-words'
import { readMeasures } from './measures'
import { foldText } from './search-text'
import { toStem } from './stem'

/** One thing that a row must say, in any of these ways. */
export type Wanted = {
  /** The word that was typed; null for phrases and what was said in Khmer. */
  readonly literal: string | null
  /** As typed, folded; null for a concept, which is never misspelt. */
  readonly word: string | null
  readonly exact: readonly string[]
  /** All that was typed for it, anywhere: what says that comes a little before what says the same otherwise. Null: nothing. */
  readonly typed: string | null
  /** Beginnings of words, and what is a kind of it. */
  readonly near: readonly string[]
  /** What it belongs to, and other forms of the word. */
  readonly wider: readonly string[]
  /** The line of work that it is of, for where too little else is found. */
  readonly field: readonly string[]
  /** Khmer, to be looked for anywhere in title and names; null for other scripts. */
  readonly inside: string | null
  /** What a dictionary sees in Khmer that is no term: a guess. */
  readonly isPiece: boolean
  /** Said besides: it lifts a title, but no row has to say it. */
  readonly isAside: boolean
  /** Of words that nothing has together it is left out first: "engineer", "technician". */
  readonly isLight: boolean
  /** Where, at what level, for how much: said is said, in a title or beside it. */
  readonly isCircumstance: boolean
  readonly isExcluded: boolean
  /** Its part in the rank, and the order in which it is given up. */
  readonly weight: number
}

const MAX_WANTED = 12

/** What one does says less than what with, and where, at what level and how long less than that, too. */
const WEIGHTS = { thing: 1, circumstance: 0.7, light: 0.3 }

const PLAIN = {
  literal: null,
  word: null,
  typed: null,
  near: [],
  wider: [],
  field: [],
  inside: null,
  isPiece: false,
  isAside: false,
  isLight: false,
  isCircumstance: false,
  isExcluded: false,
  weight: WEIGHTS.thing,
} as const

export const ANYTHING: Wanted = {
  ...PLAIN,
  exact: ["'=job'", "'=internship'", "'=scholarship'", "'=major'"],
}

/** Shorter words are whole ones: "c" is not the start of everything. */
const MIN_PREFIX = 3

const KHMER_RUN = /\p{Script=Khmer}+/gu
const NOT_KHMER = /\P{Script=Khmer}+/gu

/** Null: nothing to search for. What is said besides counts as asked for when nothing else is; by `hasStems` other forms of a word do too; `today`: see `readMeasures`. */
export function parseWordQuery(
  input: string,
  { hasStems = false, today = null }: { hasStems?: boolean; today?: string | null } = {},
): Wanted[] | null {
  const { measures, rest } = readMeasures(input, today)
  const { excluded, rest: asked } = readExclusions(dropCounts(rest))
  const besides = measures.map(wantMeasure)
  const wanted = [...wantAll(asked, hasStems, besides.length === 0), ...besides]
  const unwanted = excluded
    .flatMap((text) => wantAll(text, false, true))
    .map((each) => toUnwanted(each, wanted))
  const distinct = [...new Map(wanted.map((each) => [each.exact.join(), each])).values()]
  if (listWords(input).length === 0) return null
  if (distinct.length === 0) return [ANYTHING, ...unwanted]
  const needed = distinct.every(({ isAside }) => isAside) ? toAsked(distinct) : distinct
  return [...narrow(needed, unwanted.length > 0).slice(0, MAX_WANTED), ...unwanted]
}

/** What is asked for beside it stays, and so does its field: who wants no electrician may want what is electrical. */
function toUnwanted(each: Wanted, wanted: readonly Wanted[]): Wanted {
  const kept = new Set([...wanted.flatMap(({ exact }) => exact), ...each.field.map(toAnywhere)])
  const near = each.near.filter((query) => isWhole(query) && !kept.has(query))
  return { ...each, near, isAside: false, isExcluded: true }
}

function toAnywhere(field: string): string {
  return field.replace(/:AB$/, '')
}

function isWhole(query: string): boolean {
  return !query.endsWith(':*')
}

function wantAll(text: string, hasStems: boolean, isAll: boolean): Wanted[] {
  const { concepts, rest } = takeKhmerConcepts(text.normalize('NFKC'))
  const khmer = wantKhmer(toKhmer(text), concepts, toKhmer(rest), isAll)
  return [...wantLatin(rest.replace(KHMER_RUN, ' '), hasStems), ...khmer]
}

function wantMeasure(measure: { exact: readonly string[]; near: readonly string[] }): Wanted {
  return { ...PLAIN, ...measure, isCircumstance: true, weight: WEIGHTS.circumstance }
}

/** Many texts mention a discipline that they are not about: beside something else it has to be whose they are, or for whom. */
function narrow(wanted: readonly Wanted[], isBesideOthers: boolean): Wanted[] {
  const heavy = wanted.filter(({ isAside, isLight }) => !isAside && !isLight)
  const isAlone = heavy.length < 2 && !isBesideOthers
  if (isAlone) return [...wanted]
  return wanted.map((each) => {
    const [query = '', ...more] = each.exact
    const isBroad = more.length === 0 && isDiscipline(query.slice(2, -1))
    return isBroad ? { ...each, exact: [`${query}:ABC`] } : each
  })
}

function toAsked(asides: readonly Wanted[]): Wanted[] {
  const concepts = asides.filter(({ exact }) => exact.some((query) => query.startsWith(`'=`)))
  return (concepts.length === 0 ? asides : concepts).map((each) => ({ ...each, isAside: false }))
}

function wantLatin(text: string, hasStems: boolean): Wanted[] {
  const words = listWords(text)
  const wanted = wantWords(words, hasStems, isFiller)
  return wanted.length > 0 ? wanted : wantWords(words, hasStems, () => false)
}

function wantWords(
  words: readonly Word[],
  hasStems: boolean,
  isLeftOut: (word: string) => boolean,
): Wanted[] {
  const wanted: Wanted[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = findConcept(words, at)
    const word = words[at]
    if (phrase?.isOtherForm) wanted.push(wantOtherForm(phrase.concept, phrase.words))
    else if (phrase !== undefined) wanted.push(wantConcept(phrase.concept, phrase.words))
    else if (word !== undefined && !isLeftOut(word.text)) wanted.push(wantWord(word, hasStems))
    at += phrase?.words.length ?? 1
  }
  return wanted
}

function wantConcept(concept: string, words: readonly string[] = []): Wanted {
  const [word = ''] = words
  const counts = howItCounts(concept)
  return {
    ...PLAIN,
    literal: words.length === 1 ? `'${word}'` : null,
    exact: counts === 'nowhere' ? words.map((each) => `'${each}'`) : [`'=${concept}'`],
    typed: words.length === 0 ? null : words.map((each) => `'${each}'`).join(' & '),
    near: listNear(concept).map((name) => `'=${name}'`),
    wider: listWider(concept).map((name) => `'=${name}'`),
    field: listFields(concept).map((name) => `'=${name}':AB`),
    isAside: counts === 'aside' || counts === 'nowhere',
    isLight: counts === 'lightly',
    isCircumstance: counts === 'inNames' && listFields(concept).length === 0,
    weight: toWeight(concept),
  }
}

function wantOtherForm(concept: string, words: readonly string[]): Wanted {
  const wanted = wantConcept(concept, words)
  return { ...wanted, exact: [...wanted.exact, ...words.map((word) => `'${word}'`)] }
}

function toWeight(concept: string): number {
  const counts = howItCounts(concept)
  if (counts === 'lightly') return WEIGHTS.light
  const isCircumstance = counts === 'inNames' && listFields(concept).length === 0
  return isCircumstance ? WEIGHTS.circumstance : WEIGHTS.thing
}

function wantWord({ text }: Word, hasStems: boolean): Wanted {
  const literal = `'${text}'`
  return {
    ...PLAIN,
    literal,
    word: text,
    exact: [literal],
    near: toPrefix(text),
    wider: hasStems ? toBegun(text) : [],
  }
}

function toPrefix(word: string): string[] {
  return [...word].length < MIN_PREFIX || /[+#&]/.test(word) ? [] : [`'${word}':*`]
}

/** "Scheduling" is glad of the schedule, and "installer" of an installation. */
function toBegun(word: string): string[] {
  const stem = toStem(word)
  return stem === null ? [] : [`'${stem}':*`]
}

/** Terms that we know first, some of which have digits or Latin letters. */
function takeKhmerConcepts(text: string): { concepts: string[]; rest: string } {
  const concepts: string[] = []
  let rest = text
  for (const { concept, term } of findKhmerConcepts(text)) {
    const without = rest.replace(new RegExp(toTermSource(term), 'giu'), ' ')
    if (without !== rest) concepts.push(concept)
    rest = without
  }
  return { concepts, rest }
}

function toKhmer(text: string): string {
  return foldText(text).replace(NOT_KHMER, ' ').trim()
}

/** Of what is no term, the words that a dictionary sees in it. */
function wantKhmer(
  text: string,
  concepts: readonly string[],
  rest: string,
  isAll: boolean,
): Wanted[] {
  // So common in Khmer that its words are in everything.
  const sought = concepts.filter((concept) => howItCounts(concept) !== 'nowhere')
  const wanted = sought.map((concept) => wantConcept(concept))
  const fillerless = rest.replace(KHMER_FILLERS, ' ').trim()
  const left = fillerless === '' && wanted.length === 0 && isAll ? text : fillerless
  return [...wanted, ...listWords(left).map(wantKhmerWord)]
}

function wantKhmerWord({ text }: Word): Wanted {
  const literal = `'${text}'`
  // A letter or two are in everything.
  if (text.length < MIN_PREFIX) return { ...PLAIN, literal, exact: [literal], isPiece: true }
  const near = [`${literal}:*`]
  return { ...PLAIN, literal, exact: [literal], near, inside: text, isPiece: true }
}
