/**
 * What nobody sees, or what turns the direction of the words after it: format characters (soft hyphen, direction marks,
 * embeddings, overrides and isolates, byte order mark, tags), Hangul fillers, halves of surrogate pairs and noncharacters, of
 * which XML cannot hold two. The zero-width space, joiner and non-joiner stay: Khmer breaks lines at the first, Indic scripts
 * and emoji need the others.
 */
const INVISIBLE =
  /(?![\u200b-\u200d])[\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\u115f\u1160\u3164\uffa0]/gu

/** A text of nothing but these would look empty. */
const EDGES = /^[\s\u200b-\u200d]+|[\s\u200b-\u200d]+$/g

/**
 * For names, titles, subjects and everything else of one line: line breaks, control characters and runs of spaces become one space.
 * Characters nobody sees are taken away without a word, since people paste them without knowing.
 */
export function toOneLine(written: string): string {
  return written
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(EDGES, '')
    .replace(/ {2,}/g, ' ')
}

/** As `toOneLine`, for texts of several lines: line breaks stay, a tab is a space. */
export function toPlainText(written: string): string {
  return written
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(EDGES, '')
}
