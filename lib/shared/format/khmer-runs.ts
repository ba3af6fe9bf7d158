const KHMER_LETTERS = /\p{Script=Khmer}/gu
const LATIN_LETTERS = /\p{Script=Latin}/gu

/** Khmer words with the signs and spaces between them. */
const KHMER_RUN = /\p{Script=Khmer}(?:[\p{Script=Khmer}\p{Cf}\s.,:;!?()«»-]*\p{Script=Khmer})?/gu

/** A tag whole, whatever its quoted attributes hold, or the text up to the next one. */
const TAG_OR_TEXT = /<(?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+/g

/** The language most of a text is in, for its `lang` attribute: Khmer, or that of the site. */
export function mainLanguageOf(html: string): 'km' | undefined {
  const text = html.replace(/<[^>]*>/g, '')
  const khmer = text.match(KHMER_LETTERS)?.length ?? 0
  const latin = text.match(LATIN_LETTERS)?.length ?? 0
  return khmer > latin ? 'km' : undefined
}

/** Sanitised HTML of an English text with its Khmer words marked as Khmer: read out and set as such. */
export function markKhmer(html: string): string {
  return html.replace(TAG_OR_TEXT, (piece) =>
    piece.startsWith('<') ? piece : piece.replace(KHMER_RUN, '<span lang="km">$&</span>'),
  )
}
