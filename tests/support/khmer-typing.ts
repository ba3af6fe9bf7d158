const PARTS = /\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1\u17dd]/gu
const SYLLABLES = /[\u1780-\u17b3](?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1\u17dd])*/gu

/** Spellings that differ between keyboards and habits: as written, and a variant that renders the same. */
const HABITS: readonly (readonly [RegExp, string])[] = [
  [/\u17d2\u178f/g, '\u17d2\u178a'],
  [/\u17d2\u178a/g, '\u17d2\u178f'],
  [/\u17be/g, '\u17c1\u17b8'],
  [/\u17be/g, '\u17c1\u17be'],
  [/\u17c4/g, '\u17c1\u17b6'],
  [/\u17c4/g, '\u17c1\u17c4'],
  [/\u17c0/g, '\u17c1\u17c0'],
  [/[\u17c9\u17ca]([\u17b7-\u17ba\u17be])/g, '\u17bb$1'],
  [/[\u17c9\u17ca]([\u17b7-\u17ba\u17be])/g, '$1\u17bb'],
  [/[\u17c9\u17ca]\u17b6\u17c6/g, '\u17bb\u17c6\u17b6'],
  [/[\u17c9\u17ca]\u17b6\u17c6/g, '\u17b6\u17bb\u17c6'],
  [/\u17c9([\u17b7-\u17ba\u17be])/g, '\u17ca$1'],
  [/\u17ca([\u17b7-\u17ba\u17be])/g, '\u17c9$1'],
  [/\u17a2\u17b6/g, '\u17a4'],
  [/\u17a2/g, '\u17a3'],
  [/([\u17b6-\u17d1])/g, '$1$1'],
  [/\u17d2/g, '\u17d2\u17d2'],
  [/\u17d2([\u1780-\u17b3])([\u17b6-\u17c5])/g, '\u17d2$2$1'],
]

const BETWEEN_SYLLABLES = ['\u200b', '\u200c', '\u200d', '\u2060']

/** All ways to type a Khmer word so that it renders the same: order of syllable parts, keyboard habits, invisible characters. */
export function listTypings(word: string): string[] {
  const syllables: string[] = word.match(SYLLABLES) ?? []
  const orders = syllables.map(listOrders)
  const oneByOne = orders.flatMap((typed, at) =>
    typed.map((syllable) => syllables.with(at, syllable).join('')),
  )
  const atOnce = orders.map((typed) => typed.at(-1) ?? '').join('')
  const reordered = [...new Set([word, ...oneByOne, atOnce])]
  const byHabit = HABITS.flatMap(([written, typed]) =>
    reordered.map((each) => each.replace(written, typed)),
  )
  const spaced = BETWEEN_SYLLABLES.map((sign) => syllables.join(sign))
  const lone = [`${word}\u17d2`, `\u17d2${word}`]
  const typed = new Set([...reordered, ...byHabit, ...spaced, ...lone])
  typed.delete(word)
  return [...typed]
}

/** Subscripts keep their order, except រ, which is drawn around the letter. */
function listOrders(syllable: string): string[] {
  const [letter = ''] = syllable
  const parts: string[] = syllable.slice(1).match(PARTS) ?? []
  const usual = parts.filter(isFixed).join('')
  return permute(parts)
    .filter((order) => order.filter(isFixed).join('') === usual)
    .map((order) => letter + order.join(''))
}

function isFixed(part: string): boolean {
  return part.startsWith('\u17d2') && part !== '\u17d2\u179a'
}

function permute(parts: readonly string[]): string[][] {
  if (parts.length < 2) return [[...parts]]
  return parts.flatMap((part, at) => permute(parts.toSpliced(at, 1)).map((rest) => [part, ...rest]))
}
