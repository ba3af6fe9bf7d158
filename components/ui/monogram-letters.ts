const graphemes = new Intl.Segmenter('km', { granularity: 'grapheme' })

const EMPTY_WORDS = /^(ministry|the|of|and|for|de|du|des|la|le|co|ltd|inc|plc|llc)$/i

/** Up to two letters, of the first two telling words or of a single one. Never cuts a Khmer cluster. */
export function toMonogram(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '')
  const telling = words.filter((word) => !EMPTY_WORDS.test(word))
  const [first = '', second] = telling.length > 0 ? telling : words
  const letters =
    second === undefined ? lettersOf(first, 2) : lettersOf(first, 1) + lettersOf(second, 1)
  return letters.toUpperCase()
}

function lettersOf(word: string, count: number): string {
  return Array.from(graphemes.segment(word), ({ segment }) => segment)
    .slice(0, count)
    .join('')
}
