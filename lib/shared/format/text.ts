const graphemes = new Intl.Segmenter('km', { granularity: 'grapheme' })

/** Shortens a text by user-perceived characters and adds an ellipsis. */
export function cropText(text: string, length: number): string {
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  if (characters.length <= length) return text
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`
}

/** in characters; long enough to tell searches apart */
const LONGEST = 160

/** Builds the label of a saved search: the title of its page on one line. */
export function toSearchLabel(title: string): string {
  return cropText(title.replace(/[\p{Cc}\s]+/gu, ' ').trim(), LONGEST)
}
