import { hasTerm, toKhmerText, withoutTerm } from '../khmer-terms'
import { NOT_STEMMED, toStem } from '../stemmer'
import { type Token, tokenize } from '../tokenize'
import { type Concept, conceptList, type MatchMode } from './concept'

/** Letters of two words written as one: "parttime". */
const MIN_JOINED = 6

export type Phrase = {
  readonly concept: string
  readonly words: readonly string[]
  /** By word: whether it stands in capitals, as in "IT support". */
  readonly capitals: readonly boolean[]
  /** It has so many other meanings that it means the concept only in a title. */
  readonly isTitleOnly: boolean
  /** Another form of its term, which texts have as a word alone. */
  readonly isOtherForm?: true
}

type KhmerTerm = Pick<Phrase, 'concept' | 'isTitleOnly'> & { readonly term: string }

const byName = new Map(conceptList.map((concept) => [concept.name, concept]))
const disciplines = new Set(
  conceptList.flatMap(({ name, field, discipline }) =>
    [field ?? [], discipline ? name : []].flat(),
  ),
)
const latin = toPhrases(conceptList, toTerms)
const latinByStem = groupByStem()
const latinExceptions = toPhrases(conceptList, ({ except }) => except)
const khmer = toKhmerTerms(toTerms)
const khmerExceptions = groupBy(
  toKhmerTerms(({ except }) => except),
  ({ concept }) => concept,
)

/** Lists the concepts that a text names, phrases within phrases included. */
export function listConcepts(words: readonly Token[], isTitle: boolean): string[] {
  const isElse = findExceptions(words)
  return words.flatMap((_, at) =>
    phrasesAt(latin, words, at)
      .filter(({ isTitleOnly }) => isTitle || !isTitleOnly)
      .filter(({ capitals }) => capitals.every((is, index) => !is || isCapital(words[at + index])))
      .filter(({ concept }) => !isElse(concept, at))
      .map(({ concept }) => concept),
  )
}

/**
 * Finds the longest phrase that starts at a word; an abbreviation in small letters too, as people type it. For a word that no concept
 * has, another form of the word will do: "graduated".
 */
export function findConcept(words: readonly Token[], at: number): Phrase | undefined {
  const isElse = findExceptions(words)
  const asWritten = phrasesAt(latin, words, at).find(({ concept }) => !isElse(concept, at))
  return asWritten ?? findByStem(words, at)
}

function findByStem(words: readonly Token[], at: number): Phrase | undefined {
  const { text = '' } = words[at] ?? {}
  if (NOT_STEMMED.has(text)) return undefined
  const phrase = latinByStem.get(toStem(text) ?? '')
  return phrase && { ...phrase, words: [text], isOtherForm: true }
}

/** Groups the terms of one word by their stem. Of several with one stem the most general concept counts, then the first by name: "enginer" is an engineer, no engine. */
function groupByStem(): ReadonlyMap<string, Phrase> {
  const single = [...latin.values()]
    .flat()
    .filter(
      ({ concept, words, isTitleOnly }) =>
        words.length === 1 && !isTitleOnly && isSearched(concept),
    )
  const places = conceptList
    .toSorted((a, b) => toPriority(a.name) - toPriority(b.name))
    .map(({ name }) => name)
  const inOrder = single.toSorted((a, b) => places.indexOf(a.concept) - places.indexOf(b.concept))
  return new Map(
    inOrder.toReversed().flatMap((phrase) => {
      const stem = toStem(phrase.words[0] ?? '')
      return stem === null ? [] : [[stem, phrase] as const]
    }),
  )
}

/** Finds Khmer terms, as `toKhmerText` gives them, anywhere in a text: where a word ends is a guess. */
export function findKhmerConcepts(written: string, longest?: number): KhmerTerm[] {
  if (!isKhmer(written)) return []
  const text = toKhmerText(written, longest)
  return khmer.filter(
    ({ concept, term }) => hasTerm(text, term) && hasTerm(withoutExceptions(text, concept), term),
  )
}

/** Lists concepts that also answer a search for one: AutoCAD answers CAD, not the other way round. */
export function listNarrowerConcepts(concept: string): readonly string[] {
  return byName.get(concept)?.narrower ?? []
}

/** Lists the line of work that a concept is of, by the concept that names it; empty for none. */
export function listConceptFields(concept: string): readonly string[] {
  const { field = null } = byName.get(concept) ?? {}
  return field === null ? [] : [field]
}

/** Lists what a concept belongs to, which is better than nothing: GIS for QGIS. */
export function listBroaderConcepts(concept: string): readonly string[] {
  return byName.get(concept)?.broader ?? []
}

function toPriority(concept: string): number {
  const mode = getMatchMode(concept)
  return mode === 'names' ? 0 : mode === 'generic' ? 1 : 2
}

function isSearched(concept: string): boolean {
  return getMatchMode(concept) !== 'never'
}

export function getMatchMode(concept: string): MatchMode {
  return byName.get(concept)?.match ?? 'everywhere'
}

/** Whether a concept is a line of work or something that is studied. */
export function isDiscipline(concept: string): boolean {
  return disciplines.has(concept)
}

/** Lists the terms of a concept, as written. */
export function listTerms(concept: string): readonly string[] {
  const known = byName.get(concept)
  return known === undefined ? [] : toTerms(known)
}

function toTerms({ en, km, titleOnly }: Concept): readonly string[] {
  return [...en, ...km, ...titleOnly]
}

/** Lists every Latin word of the terms, as `tokenize` gives them. */
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

/** Finds where the phrase of a concept is part of one that means something else: "remote" in "remote sensing". */
function findExceptions(words: readonly Token[]): (concept: string, at: number) => boolean {
  const taken = new Set(
    words.flatMap((_, at) =>
      phrasesAt(latinExceptions, words, at).flatMap((phrase) =>
        phrase.words.map((_word, index) => `${phrase.concept} ${at + index}`),
      ),
    ),
  )
  return (concept, at) => taken.has(`${concept} ${at}`)
}

function withoutExceptions(text: string, concept: string): string {
  return (khmerExceptions.get(concept) ?? []).reduce(
    (rest, { term }) => withoutTerm(rest, term),
    text,
  )
}

/** Groups phrases by their first word, the longest first. Two words may be written as one. */
function toPhrases(
  concepts: readonly Concept[],
  listOf: (concept: Concept) => readonly string[],
): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = concepts.flatMap((concept) =>
    listOf(concept)
      .filter((term) => !isKhmer(term))
      .map((term) => {
        const words = tokenize(term)
        return {
          concept: concept.name,
          words: words.map(({ text }) => text),
          capitals: words.map(isCapital),
          isTitleOnly: concept.titleOnly.includes(term),
        }
      }),
  )
  const spelled = new Set(phrases.map(({ words }) => words.join(' ')))
  const joined = phrases
    .filter(({ words }) => words.length < 4)
    .map(({ concept, words }) => ({
      concept,
      words: [words.join('')],
      capitals: [false],
      isTitleOnly: false,
    }))
    .filter(({ words: [word = ''] }) => word.length >= MIN_JOINED && !spelled.has(word))
  return groupBy(
    [...phrases, ...joined].toSorted((a, b) => b.words.length - a.words.length),
    ({ words: [first = ''] }) => first,
  )
}

function toKhmerTerms(listOf: (concept: Concept) => readonly string[]): KhmerTerm[] {
  return conceptList
    .flatMap((concept) =>
      listOf(concept)
        .filter(isKhmer)
        .map((term) => ({
          concept: concept.name,
          term: toKhmerText(term),
          isTitleOnly: concept.titleOnly.includes(term),
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
