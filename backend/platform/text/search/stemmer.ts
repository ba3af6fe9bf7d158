/** Letters of a stem that still says what is meant: "schedul", not "map". */
const MIN_STEM = 5

const ENDINGS = /(?:ing|er|or|ed|ion|ional|ment|al|ic|ist|ance|ability)$/

/** What other forms of an English word begin with; null for what has no ending, or too little before it. */
export function toStem(word: string): string | null {
  const stem = word.replace(ENDINGS, '')
  return stem === word || stem.length < MIN_STEM ? null : stem
}

/** The same for all forms of a word: "graduat" of graduate, graduated and graduation. Null for words too short to tell. */
export function toRoot(word: string): string | null {
  if (!/^[a-z]+$/.test(word)) return null
  const root = (toStem(word) ?? word).replace(/e$/, '')
  return root.length < MIN_STEM ? null : root
}
