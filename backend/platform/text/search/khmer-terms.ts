import { foldText } from './fold-text'

const SPACES =
  /(?<=[\u1780-\u17dd])[ \p{Cf}]+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])[ \p{Cf}]+(?=[\u1780-\u17dd])/gu

/** Vowels and signs of the letter before them; without ៍, which silences a letter and ends no syllable. */
export const KHMER_SIGNS_PATTERN = '[\u17b6-\u17cc\u17ce-\u17d2]'
const LATIN = '[\\p{Script=Latin}\\p{N}]'

/** As terms are compared: folded, and without the spaces that Khmer may have anywhere. */
export function toKhmerText(text: string, longest?: number): string {
  return foldText(text.normalize('NFKC').replace(SPACES, ''), longest)
}

/** Whether a text of `toKhmerText` has a term that is not cut out of a syllable: រដ្ឋ is not in ការដ្ឋាន (decision 059). */
export function hasTerm(text: string, term: string): boolean {
  return text.includes(term) && toTermPattern(term).test(text)
}

export function withoutTerm(text: string, term: string): string {
  return text.includes(term) ? text.replace(toTermPattern(term), ' ') : text
}

/** A term of `toKhmerText` as people write it: with spaces, and with digits of either script. */
export function toTermRegexSource(term: string): string {
  const letters = Array.from(term, (letter) => {
    if (/\d/.test(letter)) return `[${letter}${String.fromCodePoint(0x17e0 + Number(letter))}]`
    return letter.replace(/[+#]/, '\\$&')
  })
  const start = new RegExp(`^${LATIN}`, 'u').test(term) ? `(?<!${LATIN})` : '(?<!\u17d2)'
  const end = new RegExp(`${LATIN}$`, 'u').test(term)
    ? `(?!${LATIN})`
    : `(?!${KHMER_SIGNS_PATTERN})`
  return `${start}${letters.join(' ?')}${end}`
}

/** A pattern that finds all places of a term in a text of `toKhmerText`, not cut out of syllables. */
export function toTermPattern(term: string): RegExp {
  return new RegExp(toTermRegexSource(term), 'giu')
}
