import { hasTerm, toKhmerText, withoutTerm } from '../khmer-terms'
import { toRoot } from '../stemmer'
import { type Token, tokenize } from '../tokenize'
import type { Concept, MatchMode } from './concept'
import { conceptList } from './concept-list'
import { fieldsOf } from './fields'
import { NOT_STEMMED } from './not-stemmed'

/** Letters of two words written as one: "parttime". */
const MIN_JOINED = 6

export type Phrase = {
  readonly concept: string
  readonly words: readonly string[]
  /** By word: whether it stands in capitals, as in "IT support". */
  readonly capitals: readonly boolean[]
  /** It means so much else that only a title means it. */
  readonly isLoose: boolean
  /** Another form of its term, which texts have as a word alone. */
  readonly isOtherForm?: true
}

type KhmerTerm = Pick<Phrase, 'concept' | 'isLoose'> & { readonly term: string }

const byName = new Map(conceptList.map((concept) => [concept.name, concept]))
const latin = toPhrases(conceptList, ({ terms, loose }) => [...terms, ...loose])
const latinByRoot = byRoots()
const latinNever = toPhrases(conceptList, ({ never }) => never)
const khmer = toKhmerTerms(({ terms, loose }) => [...terms, ...loose])
const khmerNever = groupBy(
  toKhmerTerms(({ never }) => never),
  ({ concept }) => concept,
)

/** Names of all that a text speaks of, phrases within phrases too. */
export function listConcepts(words: readonly Token[], { isTitle = false } = {}): string[] {
  const isElse = findOtherMeanings(words)
  return words.flatMap((_, at) =>
    phrasesAt(latin, words, at)
      .filter(({ isLoose }) => isTitle || !isLoose)
      .filter(({ capitals }) => capitals.every((is, index) => !is || isCapital(words[at + index])))
      .filter(({ concept }) => !isElse(concept, at))
      .map(({ concept }) => concept),
  )
}

/**
 * The longest phrase that starts at a word; an abbreviation in small letters too, as people type it. Of a word that no
 * concept has, another form of it will do: "graduated".
 */
export function findConcept(words: readonly Token[], at: number): Phrase | undefined {
  const isElse = findOtherMeanings(words)
  const asWritten = phrasesAt(latin, words, at).find(({ concept }) => !isElse(concept, at))
  return asWritten ?? findByRoot(words, at)
}

function findByRoot(words: readonly Token[], at: number): Phrase | undefined {
  const { text = '' } = words[at] ?? {}
  if (NOT_STEMMED.has(text)) return undefined
  const phrase = latinByRoot.get(toRoot(text) ?? '')
  return phrase && { ...phrase, words: [text], isOtherForm: true }
}

/** Of terms that are one word; the first of equals. */
function byRoots(): ReadonlyMap<string, Phrase> {
  const single = [...latin.values()]
    .flat()
    .filter(({ concept, words, isLoose }) => words.length === 1 && !isLoose && isSought(concept))
  const places = conceptList.map(({ name }) => name)
  const inOrder = single.toSorted((a, b) => places.indexOf(a.concept) - places.indexOf(b.concept))
  return new Map(
    inOrder.toReversed().flatMap((phrase) => {
      const root = toRoot(phrase.words[0] ?? '')
      return root === null ? [] : [[root, phrase] as const]
    }),
  )
}

/** Khmer terms, as `toKhmerText` gives them, are looked for in the whole text: where a word ends is a guess. */
export function findKhmerConcepts(written: string, longest?: number): KhmerTerm[] {
  const text = toKhmerText(written, longest)
  return khmer.filter(
    ({ concept, term }) => hasTerm(text, term) && hasTerm(withoutOther(text, concept), term),
  )
}

/** A search for it is glad of these too: whoever wants CAD is glad of AutoCAD, not the other way round. */
export function listNarrowerConcepts(concept: string): readonly string[] {
  return byName.get(concept)?.near ?? []
}

/** Lines of work that it is of, by the concepts that name them. */
export function listConceptFields(concept: string): readonly string[] {
  return fieldsOf.get(concept) ?? []
}

/** What it belongs to comes after all that says it: GIS for QGIS. */
export function listBroaderConcepts(concept: string): readonly string[] {
  return byName.get(concept)?.wider ?? []
}

function isSought(concept: string): boolean {
  return getMatchMode(concept) !== 'nowhere'
}

export function getMatchMode(concept: string): MatchMode {
  return byName.get(concept)?.counts ?? 'everywhere'
}

/** Whatever means it, as written. */
export function listTerms(concept: string): readonly string[] {
  const { terms = [], loose = [] } = byName.get(concept) ?? {}
  return [...terms, ...loose]
}

/** Every Latin word of the terms, as `tokenize` gives them. */
export function listConceptWords(): string[] {
  const phrases = [...latin.values()].flat()
  return [...new Set(phrases.flatMap(({ words }) => words))]
}

export function listKhmerTerms(): readonly KhmerTerm[] {
  return khmer
}

function phrasesAt(
  phrases: ReadonlyMap<string, readonly Phrase[]>,
  words: readonly Token[],
  at: number,
): Phrase[] {
  const first = phrases.get(words[at]?.text ?? '') ?? []
  return first.filter((phrase) =>
    phrase.words.every((word, index) => words[at + index]?.text === word),
  )
}

/** Where a concept's phrase is part of one that means something else: "remote" in "remote sensing". */
function findOtherMeanings(words: readonly Token[]): (concept: string, at: number) => boolean {
  const taken = new Set(
    words.flatMap((_, at) =>
      phrasesAt(latinNever, words, at).flatMap((phrase) =>
        phrase.words.map((_word, index) => `${phrase.concept} ${at + index}`),
      ),
    ),
  )
  return (concept, at) => taken.has(`${concept} ${at}`)
}

function withoutOther(text: string, concept: string): string {
  return (khmerNever.get(concept) ?? []).reduce((rest, { term }) => withoutTerm(rest, term), text)
}

/** By their first word, the longest first. Two words may be written as one. */
function toPhrases(
  concepts: readonly Concept[],
  toTerms: (concept: Concept) => readonly string[],
): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = concepts.flatMap((concept) =>
    toTerms(concept)
      .filter((term) => !isKhmer(term))
      .map((term) => {
        const words = tokenize(term)
        return {
          concept: concept.name,
          words: words.map(({ text }) => text),
          capitals: words.map(isCapital),
          isLoose: concept.loose.includes(term),
        }
      }),
  )
  const spelled = new Set(phrases.map(({ words }) => words.join(' ')))
  const joined = phrases
    .filter(({ words }) => words.length > 1 && words.length < 4)
    .map(({ concept, words }) => ({
      concept,
      words: [words.join('')],
      capitals: [false],
      isLoose: false,
    }))
    .filter(({ words: [word = ''] }) => word.length >= MIN_JOINED && !spelled.has(word))
  return groupBy(
    [...phrases, ...joined].toSorted((a, b) => b.words.length - a.words.length),
    ({ words: [first = ''] }) => first,
  )
}

function toKhmerTerms(toTerms: (concept: Concept) => readonly string[]): KhmerTerm[] {
  return conceptList
    .flatMap((concept) =>
      toTerms(concept)
        .filter(isKhmer)
        .map((term) => ({
          concept: concept.name,
          term: toKhmerText(term),
          isLoose: concept.loose.includes(term),
        })),
    )
    .toSorted((a, b) => b.term.length - a.term.length)
}

function groupBy<Item>(
  items: readonly Item[],
  toKey: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(toKey(item))
    if (group === undefined) groups.set(toKey(item), [item])
    else group.push(item)
  }
  return groups
}

function isCapital(word: Token | undefined): boolean {
  return word?.isAbbreviation === true
}

function isKhmer(term: string): boolean {
  return /\p{Script=Khmer}/u.test(term)
}
