/** Zero-width characters, and inherent vowels that are never written. */
const INVISIBLE = '\\u200b-\\u200d\\u2060\\ufeff\\u034f\\u17b4\\u17b5'

/** Deprecated letters and variants, with what is written today. */
const REPLACED: Readonly<Record<string, string>> = {
  '\u17a3': '\u17a2',
  '\u17a4': '\u17a2\u17b6',
  '\u17a8': '\u17a7\u1780',
  '\u17b2': '\u17b1',
  '\u17d3': '\u17c6',
}

const COENG = '\u17d2'
const LETTER = '[\\u1780-\\u17b3]'
const MARK = '\\u17b6-\\u17d1\\u17d3\\u17dd'

/**
 * A letter with everything typed around it, in any order: also a vowel before its letter, as on a typewriter,
 * one between a coeng and its consonant, and marks without a letter.
 */
const SYLLABLE = new RegExp(
  `[${INVISIBLE}]*[\\u17be-\\u17c5]?${LETTER}(?:${COENG}[${MARK}${INVISIBLE}${COENG}]*${LETTER}|[${MARK}${INVISIBLE}${COENG}])*|[${MARK}${COENG}]+`,
  'g',
)

const INVISIBLES = new RegExp(`[${INVISIBLE}]+`, 'g')
const REPLACEABLE = new RegExp(`[${Object.keys(REPLACED).join('')}]`, 'g')
const PARTED_COENG = new RegExp(`${COENG}([${MARK}]+)(?=${COENG}*${LETTER})`, 'g')
const LEADING_VOWEL = /^([\u17be-\u17c5])([\u1780-\u17b3]+)/
const PART = new RegExp(`${COENG}${LETTER}|[${MARK}]`, 'g')

/** The order of what follows a letter: robat, subscripts, register, vowels from left to right, signs. */
const MARKS_IN_ORDER = [
  '\u17c9\u17ca',
  '\u17c1\u17c2\u17c3\u17be\u17bf\u17c0\u17c4\u17c5',
  '\u17b7\u17b8\u17b9\u17ba',
  '\u17bb\u17bc\u17bd',
  '\u17b6',
  '\u17c6',
  '\u17d0\u17cb\u17cd\u17ce\u17cf\u17d1\u17dd',
  '\u17c7\u17c8',
].join('')
const ROBAT = '\u17cc'
const COENG_RO = '\u17d2\u179a'

const TRIISAP = '\u17ca'
const REGISTERS = /[\u17bb\u17c9\u17ca]/
const ABOVE = /[\u17b7-\u17ba\u17be\u17bf]/

/** Two signs, in their order, that are drawn as one vowel. */
const COMPOSED: readonly (readonly [RegExp, string])[] = [
  [/\u17c1(?=[\u17be-\u17c0\u17c4\u17c5])/, ''],
  [/[\u17c1\u17be]\u17b8/, '\u17be'],
  [/[\u17c1\u17c4]\u17b6/, '\u17c4'],
]

/**
 * Normalises Khmer to one order within each syllable and one spelling of what looks the same (decision 068).
 * What looks different stays a different word.
 */
export function foldKhmer(text: string): string {
  return text.replace(SYLLABLE, foldSyllable)
}

/** Folds a text and returns, for each of its characters, where its syllable begins and ends in `text`. */
export function foldKhmerWithRanges(text: string): {
  folded: string
  places: (readonly [from: number, to: number])[]
} {
  let folded = ''
  const places: (readonly [number, number])[] = []
  const add = (part: string, from: number, to: number) => {
    folded += part
    for (let count = 0; count < part.length; count += 1) places.push([from, to])
  }
  let end = 0
  for (const { 0: syllable, index } of text.matchAll(SYLLABLE)) {
    for (; end < index; end += 1) add(text.charAt(end), end, end + 1)
    end = index + syllable.length
    add(foldSyllable(syllable), index, end)
  }
  for (; end < text.length; end += 1) add(text.charAt(end), end, end + 1)
  return { folded, places }
}

function foldSyllable(typed: string): string {
  if (typed.length === 1 && typed < '\u17a3') return typed
  const joined = typed
    .replace(INVISIBLES, '')
    .replace(REPLACEABLE, (one) => REPLACED[one] ?? one)
    .replace(LEADING_VOWEL, '$2$1')
    .replace(PARTED_COENG, `$1${COENG}`)
  const letters = /^[\u1780-\u17b3]*/.exec(joined)?.[0] ?? ''
  const around = joined.slice(letters.length).replaceAll('\u17d2\u178a', '\u17d2\u178f')
  const parts = toRegister(around.match(PART) ?? [])
  const ordered = [...new Set(parts)].toSorted((a, b) => placeOf(a) - placeOf(b)).join('')
  return letters + COMPOSED.reduce((marks, [two, one]) => marks.replace(two, one), ordered)
}

/** Subscript រ comes last. */
function placeOf(part: string): number {
  if (part === ROBAT) return -3
  if (part === COENG_RO) return -1
  return part.startsWith(COENG) ? -2 : MARKS_IN_ORDER.indexOf(part)
}

/** Below a vowel that stands above, and below ាំ, ៉ and ៊ look like ុ and are often typed so. */
function toRegister(parts: readonly string[]): readonly string[] {
  const isAbove = parts.some((part) => ABOVE.test(part))
  const isAam = parts.includes('\u17b6') && parts.includes('\u17c6')
  if (!isAbove && !isAam) return parts
  return parts.map((part) => (REGISTERS.test(part) ? TRIISAP : part))
}
