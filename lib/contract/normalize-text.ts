/**
 * Invisible characters and those that change the direction of text: format characters (soft hyphen, direction
 * marks, embeddings, overrides and isolates, byte order mark, tags), Hangul fillers, lone surrogates and
 * noncharacters, two of which XML cannot contain. The zero-width space, joiner and non-joiner stay: Khmer
 * breaks lines at the first, Indic scripts and emoji need the others.
 */
const INVISIBLE =
  /(?![\u200b-\u200d])[\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\u115f\u1160\u3164\uffa0]/gu

/** A text of only these would look empty. */
const EDGES = /^[\s\u200b-\u200d]+|[\s\u200b-\u200d]+$/g

/**
 * Normalises one-line text such as names, titles and subjects: line breaks, control characters and runs of
 * spaces become one space. Invisible characters are removed silently, since people paste them unknowingly.
 */
export function normalizeOneLine(written: string): string {
  return written
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(EDGES, '')
    .replace(/ {2,}/g, ' ')
}

/** Normalises text of several lines like `normalizeOneLine`, but keeps line breaks; a tab becomes a space. */
export function normalizeMultiline(written: string): string {
  return written
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(EDGES, '')
}
