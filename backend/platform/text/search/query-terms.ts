import {
  findConcept,
  findKhmerConcepts,
  getMatchMode,
  isDiscipline,
  listBroaderConcepts,
  listConceptFields,
  listNarrowerConcepts,
} from './concepts/concepts'
import { parseExclusions } from './exclusions'
import { foldText } from './fold-text'
import { toTermRegexSource } from './khmer-terms'
import { removeCounts } from './numbers/remove-counts'
import { parseNumericCriteria } from './numeric-criteria'
import { stripEnding } from './stemmer'
import { isStopWord, KHMER_STOP_WORDS } from './stop-words'
import { type Token, tokenize } from './tokenize'

/** One thing that a row must have, in any of these forms. */
export type QueryTerm = {
  /** The word that was typed; null for phrases and what was said in Khmer. */
  readonly literal: string | null
  /** The word as typed, folded; null for a concept, which is never misspelt. */
  readonly word: string | null
  readonly exact: readonly string[]
  /** A query for the words as typed: rows that have them rank a little above rows with a synonym. Null: nothing was typed for it. */
  readonly typed: string | null
  /** Queries for beginnings of words and for narrower concepts. */
  readonly near: readonly string[]
  /** What it belongs to, and other forms of the word. */
  readonly broader: readonly string[]
  /** Queries for its line of work, for where too little else is found. */
  readonly field: readonly string[]
  /** Khmer to find anywhere in title and names; null for other scripts. */
  readonly substring: string | null
  /** A word that the segmenter cut out of Khmer that is no known term: a guess. */
  readonly isSegment: boolean
  /** It lifts a title, but no row has to have it. */
  readonly isOptional: boolean
  /** Too general to decide anything ("engineer", "technician"): it is dropped first. */
  readonly isGeneric: boolean
  /** A place, level, pay or closing day: worth the same in a title and beside it. */
  readonly isAttribute: boolean
  readonly isExcluded: boolean
  /** Its part in the rank, and the order in which it is dropped. */
  readonly weight: number
}

const MAX_WANTED = 12

/** What somebody works with counts most, then place, level and pay, then what everybody does. */
const WEIGHTS = { thing: 1, circumstance: 0.7, light: 0.3 }

const PLAIN = {
  literal: null,
  word: null,
  typed: null,
  near: [],
  broader: [],
  field: [],
  substring: null,
  isSegment: false,
  isOptional: false,
  isGeneric: false,
  isAttribute: false,
  isExcluded: false,
  weight: WEIGHTS.thing,
} as const

export const ANY_LISTING: QueryTerm = {
  ...PLAIN,
  exact: ["'=job'", "'=internship'", "'=scholarship'", "'=major'"],
}

/** Shorter words are whole ones: "c" is not the start of everything. */
const MIN_PREFIX = 3

const KHMER_RUN = /\p{Script=Khmer}+/gu
const NOT_KHMER = /\P{Script=Khmer}+/gu

/** Reads the terms of a question; null when it has no word. Optional terms become required where there are no others. `hasStems`: other forms of a word match as well; `today`: see `parseNumericCriteria`. */
export function parseQueryTerms(
  input: string,
  { hasStems = false, today = null }: { hasStems?: boolean; today?: string | null } = {},
): QueryTerm[] | null {
  const { criteria, rest } = parseNumericCriteria(input, today)
  const { excluded, rest: asked } = parseExclusions(removeCounts(rest))
  const besides = criteria.map(wantMeasure)
  const wanted = [...wantAll(asked, hasStems, besides.length === 0), ...besides]
  const unwanted = excluded
    .flatMap((text) => wantAll(text, false, true))
    .map((each) => toUnwanted(each, wanted))
  const distinct = [...new Map(wanted.map((each) => [each.exact.join(), each])).values()]
  if (tokenize(input).length === 0) return null
  if (distinct.length === 0) return [ANY_LISTING, ...unwanted]
  const needed = distinct.every(({ isOptional }) => isOptional) ? toAsked(distinct) : distinct
  return [...narrow(needed, unwanted.length > 0).slice(0, MAX_WANTED), ...unwanted]
}

/** Excludes a term, but not what is asked for beside it, nor its field: who wants no electrician may want what is electrical. */
function toUnwanted(each: QueryTerm, wanted: readonly QueryTerm[]): QueryTerm {
  const kept = new Set([...wanted.flatMap(({ exact }) => exact), ...each.field.map(toAnywhere)])
  const near = each.near.filter((query) => isWhole(query) && !kept.has(query))
  return { ...each, near, isOptional: false, isExcluded: true }
}

function toAnywhere(field: string): string {
  return field.replace(/:AB$/, '')
}

function isWhole(query: string): boolean {
  return !query.endsWith(':*')
}

function wantAll(text: string, hasStems: boolean, isAll: boolean): QueryTerm[] {
  const { concepts, rest } = takeKhmerConcepts(text.normalize('NFKC'))
  const khmer = wantKhmer(toKhmer(text), concepts, toKhmer(rest), isAll)
  return [...wantLatin(rest.replace(KHMER_RUN, ' '), hasStems), ...khmer]
}

function wantMeasure(measure: { exact: readonly string[]; near: readonly string[] }): QueryTerm {
  return { ...PLAIN, ...measure, isAttribute: true, weight: WEIGHTS.circumstance }
}

/** Limits a discipline beside another term to titles, names and sides: many texts mention one that they are not about. */
function narrow(wanted: readonly QueryTerm[], isBesideOthers: boolean): QueryTerm[] {
  const heavy = wanted.filter(({ isOptional, isGeneric }) => !isOptional && !isGeneric)
  const isAlone = heavy.length < 2 && !isBesideOthers
  if (isAlone) return [...wanted]
  return wanted.map((each) => {
    const [query = '', ...more] = each.exact
    const isBroad = more.length === 0 && isDiscipline(query.slice(2, -1))
    return isBroad ? { ...each, exact: [`${query}:ABC`] } : each
  })
}

function toAsked(asides: readonly QueryTerm[]): QueryTerm[] {
  const concepts = asides.filter(({ exact }) => exact.some((query) => query.startsWith(`'=`)))
  return (concepts.length === 0 ? asides : concepts).map((each) => ({ ...each, isOptional: false }))
}

function wantLatin(text: string, hasStems: boolean): QueryTerm[] {
  const words = tokenize(text)
  const wanted = wantWords(words, hasStems, isStopWord)
  return wanted.length > 0 ? wanted : wantWords(words, hasStems, () => false)
}

function wantWords(
  words: readonly Token[],
  hasStems: boolean,
  isLeftOut: (word: string) => boolean,
): QueryTerm[] {
  const wanted: QueryTerm[] = []
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

function wantConcept(concept: string, words: readonly string[] = []): QueryTerm {
  const [word = ''] = words
  const mode = getMatchMode(concept)
  const isGeneric = mode === 'generic'
  const isAttribute = mode === 'names' && listConceptFields(concept).length === 0
  return {
    ...PLAIN,
    literal: words.length === 1 ? `'${word}'` : null,
    exact: mode === 'never' ? words.map((each) => `'${each}'`) : [`'=${concept}'`],
    typed: words.length === 0 ? null : words.map((each) => `'${each}'`).join(' & '),
    near: listNarrowerConcepts(concept).map((name) => `'=${name}'`),
    broader: listBroaderConcepts(concept).map((name) => `'=${name}'`),
    field: listConceptFields(concept).map((name) => `'=${name}':AB`),
    isOptional: mode === 'optional' || mode === 'never',
    isGeneric,
    isAttribute,
    weight: isGeneric ? WEIGHTS.light : isAttribute ? WEIGHTS.circumstance : WEIGHTS.thing,
  }
}

function wantOtherForm(concept: string, words: readonly string[]): QueryTerm {
  const wanted = wantConcept(concept, words)
  return { ...wanted, exact: [...wanted.exact, ...words.map((word) => `'${word}'`)] }
}

function wantWord({ text }: Token, hasStems: boolean): QueryTerm {
  const literal = `'${text}'`
  return {
    ...PLAIN,
    literal,
    word: text,
    exact: [literal],
    near: toPrefix(text),
    broader: hasStems ? toBegun(text) : [],
  }
}

function toPrefix(word: string): string[] {
  return [...word].length < MIN_PREFIX || /[+#&]/.test(word) ? [] : [`'${word}':*`]
}

/** Queries for other forms of a word: "scheduling" finds a schedule, "installer" an installation. */
function toBegun(word: string): string[] {
  const start = stripEnding(word)
  return start === null ? [] : [`'${start}':*`]
}

/** Takes the known Khmer terms out of a text, some of which have digits or Latin letters. */
function takeKhmerConcepts(text: string): { concepts: string[]; rest: string } {
  const concepts: string[] = []
  let rest = text
  for (const { concept, term } of findKhmerConcepts(text)) {
    const without = rest.replace(new RegExp(toTermRegexSource(term), 'giu'), ' ')
    if (without !== rest) concepts.push(concept)
    rest = without
  }
  return { concepts, rest }
}

function toKhmer(text: string): string {
  return foldText(text).replace(NOT_KHMER, ' ').trim()
}

/** Makes terms of the known Khmer concepts, and of the words that the segmenter finds in the rest. */
function wantKhmer(
  text: string,
  concepts: readonly string[],
  rest: string,
  isAll: boolean,
): QueryTerm[] {
  // So common in Khmer that its words are in everything.
  const sought = concepts.filter((concept) => getMatchMode(concept) !== 'never')
  const wanted = sought.map((concept) => wantConcept(concept))
  const fillerless = rest.replace(KHMER_STOP_WORDS, ' ').trim()
  const left = fillerless === '' && wanted.length === 0 && isAll ? text : fillerless
  return [...wanted, ...tokenize(left).map(wantKhmerWord)]
}

function wantKhmerWord({ text }: Token): QueryTerm {
  const literal = `'${text}'`
  const segment = { ...PLAIN, literal, exact: [literal], isSegment: true }
  // A letter or two are in everything.
  return text.length < MIN_PREFIX
    ? segment
    : { ...segment, near: [`${literal}:*`], substring: text }
}
