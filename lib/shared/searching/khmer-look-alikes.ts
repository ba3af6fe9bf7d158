/** Each as the search folds it (`foldKhmer`), with all that it may be folded from. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/(\u17d2[\u1780-\u17a2])\u17d2\u179a/g, '(?:$1\u17d2\u179a|\u17d2\u179a$1)'],
  [/\u17d2\u178f/g, '\u17d2[\u178a\u178f]'],
  [/\u17ca([\u17b7-\u17ba\u17be])/g, '(?:[\u17c9\u17ca\u17bb]$1|$1[\u17c9\u17ca\u17bb])'],
  [/\u17be/g, '(?:\u17be|\u17c1\u17b8)'],
  [/\u17c4/g, '(?:\u17c4|\u17c1\u17b6)'],
  [/\u17b6\u17c6/g, '(?:\u17b6\u17c6|\u17c6\u17b6)'],
]

/** Finds a word of Khmer in text as it was written; one that only begins so too. */
export function toLookAlikes(word: string, isBeginning: boolean): RegExp {
  const letters = WRITTEN.reduce((pattern, [one, all]) => pattern.replace(one, all), word)
  const end = isBeginning ? '' : '(?![\\u17b6-\\u17cc\\u17ce-\\u17d2])'
  return new RegExp(`(?<!\\u17d2)${letters}${end}`, 'gu')
}
