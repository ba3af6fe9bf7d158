const KHMER_LETTERS = /\p{Script=Khmer}/gu
const LATIN_LETTERS = /\p{Script=Latin}/gu

/** Khmer words with the signs and spaces between them. */
const KHMER_RUN = /(\p{Script=Khmer}(?:[\p{Script=Khmer}\p{Cf}\s.,:;!?()«»-]*\p{Script=Khmer})?)/u

type KhmerRun = { readonly words: string; readonly isKhmer: boolean }

export function mainLanguageOf(text: string): 'km' | undefined {
  const count = (letters: RegExp) => [...text.matchAll(letters)].length
  return count(KHMER_LETTERS) > count(LATIN_LETTERS) ? 'km' : undefined
}

export function splitKhmer(text: string): KhmerRun[] {
  return text
    .split(KHMER_RUN)
    .map((words, index) => ({ words, isKhmer: index % 2 === 1 }))
    .filter(({ words }) => words !== '')
}
