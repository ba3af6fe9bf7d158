/** Longest folded text kept for a listing, in characters: titles and names, never whole texts. */
const MAX_FOLDED = 4000

/** Letters that Unicode does not decompose into a base letter and an accent. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
}

const KHMER_ZERO = 0x17e0

/**
 * Folds text so that what looks alike compares alike: NFKC, lower case, no Latin accents, no
 * invisible characters, Khmer digits as ASCII ones, and every run of other signs as one space
 * (`+` and `#` stay, for C++ and C#). Used on listings and on queries alike (architecture §8).
 */
export function foldText(text: string): string {
  return text
    .slice(0, MAX_FOLDED * 4)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}|\u034f|\u17b4|\u17b5/gu, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßæœøđłı]/g, (letter) => BASE_LETTERS[letter] ?? letter)
    .replace(/[\u17e0-\u17e9]/g, (digit) => String((digit.codePointAt(0) ?? 0) - KHMER_ZERO))
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim()
    .slice(0, MAX_FOLDED)
}

/**
 * The `search` column of a listing: the folded title on the first line, everything else on the
 * second. Each line starts and ends with a space, so that a whole word is always ` word `.
 */
export function toSearchColumn(title: string, rest: readonly string[]): string {
  return ` ${foldText(title)} \n ${foldText(rest.join(' '))} `
}
