const EMPTY_WORDS = /^(ministry|the|of|and|for|de|du|des|la|le|co|ltd|inc|plc|llc)$/i

/** Returns up to two letters, of the first two significant words or of a single one. Never cuts a Khmer cluster. */
export function toMonogram(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '')
  const telling = words.filter((word) => !EMPTY_WORDS.test(word))
  const [first = '', second] = telling.length > 0 ? telling : words
  const letters =
    second === undefined ? lettersOf(first, 2) : lettersOf(first, 1) + lettersOf(second, 1)
  return letters.toUpperCase()
}

const LATIN = /^[\w\u00c0-\u024f]*$/

let graphemes: Intl.Segmenter | null = null

function lettersOf(word: string, count: number): string {
  return listLetters(word).slice(0, count).join('')
}

/** Splits a word into letters. Creating a segmenter blocks a phone for 50 ms, so Latin words do without (promise S5). */
function listLetters(word: string): string[] {
  if (LATIN.test(word)) return [...word]
  graphemes ??= new Intl.Segmenter('km', { granularity: 'grapheme' })
  return Array.from(graphemes.segment(word), ({ segment }) => segment)
}
