import { foldText } from '@/backend/platform/text/search/fold-text'
import { MAX_SUGGESTIONS } from '@/lib/contract/suggestions/schemaless-suggestion-endpoints'
import type { Suggestion, SuggestionKind } from '@/lib/contract/suggestions/suggestion'

/** Something that may be suggested; `weight`: how many have it. */
export type Candidate = Suggestion & { readonly folded: string; readonly weight: number }

/** Of those that begin alike, in this order. */
const KINDS: readonly SuggestionKind[] = ['title', 'skill', 'place', 'employer']

/** So that a letter that begins many employers leaves room for titles. */
const MOST_OF_KIND: Readonly<Record<SuggestionKind, number>> = {
  title: 5,
  skill: 3,
  employer: 3,
  place: 2,
}

export function toCandidate(
  text: string,
  kind: SuggestionKind,
  weight: number,
  also?: string,
): Candidate {
  const folded = ` ${foldText(text)}`
  return also ? { text, kind, weight, folded, also } : { text, kind, weight, folded }
}

/** Those in which every typed word begins a word; what begins with the text first, then by kind, then what most have. */
export function chooseSuggestions(candidates: readonly Candidate[], typed: string): Suggestion[] {
  const folded = foldText(typed)
  const words = folded.split(' ').filter((word) => word !== '')
  if (words.length === 0) return []
  // Khmer is written without spaces: there a word may begin anywhere.
  const parts = words.map((word) => (/\p{Script=Khmer}/u.test(word) ? word : ` ${word}`))
  const found = candidates.filter((each) => parts.every((part) => each.folded.includes(part)))
  const ordered = found.toSorted(
    (a, b) =>
      Number(begins(b, folded)) - Number(begins(a, folded)) ||
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
      b.weight - a.weight,
  )
  const taken = new Map<SuggestionKind, number>()
  const chosen = new Map<string, Suggestion>()
  for (const { text, kind, also, folded: name } of ordered) {
    const count = taken.get(kind) ?? 0
    if (count >= MOST_OF_KIND[kind] || chosen.has(name) || name.trim() === folded) continue
    taken.set(kind, count + 1)
    chosen.set(name, also ? { text, kind, also } : { text, kind })
    if (chosen.size === MAX_SUGGESTIONS) break
  }
  return [...chosen.values()]
}

function begins({ folded }: Candidate, typed: string): boolean {
  return folded.startsWith(` ${typed}`)
}
