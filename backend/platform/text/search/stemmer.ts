/** Letters of a stem that still says what is meant: "schedul", not "map". */
const MIN_STEM = 5

const ENDINGS = /(?:ing|er|or|ed|ion|ional|ment|al|ic|ist|ance|ability)$/

/** Words that callers leave as they are, since they only look like another form of a term: a level is not levelling. */
export const NOT_STEMMED: ReadonlySet<string> = new Set(
  (
    'level start started starting allow allowed product source account apart print measure refuse internal direction expression express ' +
    'package fresh foreigner advise document compress render disable operation'
  ).split(' '),
)

/** Strips the ending off an English word; null for a word without an ending, or if fewer than five letters are left. */
export function stripEnding(word: string): string | null {
  const start = word.replace(ENDINGS, '')
  return start === word || start.length < MIN_STEM ? null : start
}

/** Returns the stem that all forms of a word share: "graduat" of graduate, graduated and graduation. Null for short stems. */
export function toStem(word: string): string | null {
  if (!/^[a-z]+$/.test(word)) return null
  const stem = (stripEnding(word) ?? word).replace(/e$/, '')
  return stem.length < MIN_STEM ? null : stem
}
