/** Letters of a stem that still says what is meant: "schedul", not "map". */
const MIN_STEM = 5

const ENDINGS = /(?:ing|er|or|ed|ion|ional|ment|al|ic|ist|ance|ability)$/

/** Words that only look like another form of a term: whose level it is says nothing of levelling. */
export const NOT_STEMMED: ReadonlySet<string> = new Set(
  (
    'level start started starting allow allowed product source account apart print measure refuse internal direction expression express ' +
    'package fresh foreigner advise document compress render disable operation'
  ).split(' '),
)

/** Returns what other forms of an English word begin with; null for a word without an ending, or with too short a stem. */
export function toStem(word: string): string | null {
  const stem = word.replace(ENDINGS, '')
  return stem === word || stem.length < MIN_STEM ? null : stem
}

/** Returns the root that all forms of a word share: "graduat" of graduate, graduated and graduation. Null for short words. */
export function toRoot(word: string): string | null {
  if (!/^[a-z]+$/.test(word)) return null
  const root = (toStem(word) ?? word).replace(/e$/, '')
  return root.length < MIN_STEM ? null : root
}
