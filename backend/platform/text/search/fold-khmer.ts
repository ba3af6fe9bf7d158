/** A syllable is a letter, subscripts, a sign, a vowel; what is written in another order is shown the same. */
const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  // The subscripts of ដ and ត.
  [/\u17d2\u178a/g, '\u17d2\u178f'],
  // A subscript រ is the last.
  [/(\u17d2\u179a)(\u17d2[\u1780-\u17a2])/g, '$2$1'],
  [/([\u17c9\u17ca])((?:\u17d2[\u1780-\u17a2])+)/g, '$2$1'],
  [/([\u17b6-\u17c6]+)([\u17c9\u17ca])/g, '$2$1'],
  [/\u17c1\u17b8/g, '\u17be'],
  [/\u17c1\u17b6/g, '\u17c4'],
  [/\u17c6\u17b6/g, '\u17b6\u17c6'],
  // Below a vowel that stands above, ៉ and ៊ look like ុ.
  [/[\u17bb\u17c9](?=[\u17b7-\u17ba\u17be])/g, '\u17ca'],
  [/([\u17b7-\u17ba\u17be])\u17bb/g, '\u17ca$1'],
]

/** Khmer that is written otherwise and looks the same, in one spelling (decision 059). */
export function foldKhmer(text: string): string {
  return LOOK_ALIKES.reduce((folded, [written, one]) => folded.replace(written, one), text)
}
