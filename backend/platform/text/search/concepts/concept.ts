/** What means one thing; read from lines as `parseConcepts` describes them. */
export type Concept = {
  readonly name: string
  /** Whatever means it, in any language; in capitals: an abbreviation, in a text only when it stands in capitals. */
  readonly terms: readonly string[]
  /** Terms that mean so much else that only a title or a question means it: "train", which is also to teach. */
  readonly loose: readonly string[]
  /** Names of what a search for it is as glad of: kinds of it, and what is much the same. */
  readonly near: readonly string[]
  /** Names of what it belongs to, better than nothing: the field that a tool or a make is of. */
  readonly wider: readonly string[]
  /** Phrases in which a term means something else. */
  readonly never: readonly string[]
  readonly counts: MatchMode
}

/**
 * `everywhere`; `inNames`: in titles and names alone, for a level or a place is mentioned in many texts that are not about it;
 * `aside`: what people say besides, which nothing has to have; `nowhere`: so common that only its own words count;
 * `lightly`: of words that nothing has together, it is left out first.
 */
export type MatchMode = 'everywhere' | 'inNames' | 'aside' | 'nowhere' | 'lightly'
