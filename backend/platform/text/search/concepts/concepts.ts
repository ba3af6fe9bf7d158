import { listWords, type Word } from '../list-words'
import { foldText } from '../search-text'
import type { Concept } from './concept'
import { conceptList } from './concept-list'

export type Phrase = {
  readonly concept: string
  readonly words: readonly string[]
  readonly isAbbreviation: boolean
}

const byFirstWord = toPhrases(conceptList)
const khmerTerms = conceptList
  .flatMap(({ name, terms }) =>
    terms.filter(isKhmer).map((term) => ({ concept: name, term: foldText(term) })),
  )
  .toSorted((a, b) => b.term.length - a.term.length)
const narrowerOf = new Map(conceptList.map(({ name, narrower = [] }) => [name, narrower]))

/** Names of all that a text speaks of, phrases within phrases too. */
export function listConcepts(words: readonly Word[]): string[] {
  return words.flatMap((first, at) =>
    phrasesAt(words, at)
      .filter(({ isAbbreviation }) => !isAbbreviation || first.isAbbreviation)
      .map(({ concept }) => concept),
  )
}

/** The longest phrase that starts at a word; an abbreviation in small letters too, as people type it. */
export function findConcept(words: readonly Word[], at: number): Phrase | undefined {
  return phrasesAt(words, at)[0]
}

/** Khmer terms are looked for in the whole text: where a word ends is a guess. */
export function findKhmerConcepts(text: string): { concept: string; term: string }[] {
  return khmerTerms.filter(({ term }) => text.includes(term))
}

/** A search for it finds these too: whoever wants CAD is glad of AutoCAD, not the other way round. */
export function listNarrower(concept: string): readonly string[] {
  return narrowerOf.get(concept) ?? []
}

function phrasesAt(words: readonly Word[], at: number): Phrase[] {
  const phrases = byFirstWord.get(words[at]?.text ?? '') ?? []
  return phrases.filter((phrase) =>
    phrase.words.every((word, index) => words[at + index]?.text === word),
  )
}

function toPhrases(concepts: readonly Concept[]): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = concepts.flatMap(({ name, terms }) =>
    terms
      .filter((term) => !isKhmer(term))
      .map((term) => {
        const words = listWords(term)
        const isAbbreviation = words.length === 1 && words[0]?.isAbbreviation === true
        return { concept: name, words: words.map(({ text }) => text), isAbbreviation }
      }),
  )
  const byFirst = new Map<string, Phrase[]>()
  for (const phrase of phrases.toSorted((a, b) => b.words.length - a.words.length)) {
    const first = phrase.words[0] ?? ''
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase])
  }
  return byFirst
}

function isKhmer(term: string): boolean {
  return /\p{Script=Khmer}/u.test(term)
}
