import { foldKhmer } from '@/lib/shared/search/fold-khmer'

/** Longest folded text of titles and names, in characters. */
export const MAX_FOLDED = 4000

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

const KHMER_DIGITS = '០១២៣៤៥៦៧៨៩'

const BESIDE_KHMER = /(?<=\p{Script=Khmer})\p{Cf}+|\p{Cf}+(?=\p{Script=Khmer})/gu

/** Folds a text so that what looks alike compares equal, in listings and queries (architecture §8); `+` and `#` stay (C++, C#). */
export function foldText(text: string, longest = MAX_FOLDED): string {
  return foldKhmer(foldTextExceptKhmer(text, longest))
}

/** As `foldText`, but for Khmer that is spelled otherwise: what is kept as a reference stays as it is. */
export function foldTextExceptKhmer(text: string, longest = MAX_FOLDED): string {
  return text
    .slice(0, longest * 4)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}|\u034f|\u17b4|\u17b5/gu, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßæœøđłı]/g, (letter) => BASE_LETTERS[letter] ?? letter)
    .replace(/[\u17e0-\u17e9]/g, (digit) => String(KHMER_DIGITS.indexOf(digit)))
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim()
    .slice(0, longest)
}

/** Builds the `search` column: the title on the first line, the rest on the second; with spaces at both ends a whole word is always ` word `. */
export function toSearchColumn(title: string, rest: readonly string[]): string {
  return ` ${foldText(title)} \n ${foldText(rest.join(' '))} `
}

/** White space is one space, and Khmer has one spelling and no marks of where its words end. */
export function normalizeCharacters(text: string): string {
  const plain = text.normalize('NFKC').replace(BESIDE_KHMER, '').replace(/\s+/g, ' ')
  return foldKhmer(plain).trim()
}
