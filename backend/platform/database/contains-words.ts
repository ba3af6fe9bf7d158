import { type AnyColumn, and, ilike, type SQL } from 'drizzle-orm'

/** Condition that a text has each of these words, whatever their case and order; undefined without words. */
export function containsWords(text: AnyColumn | SQL, words: string): SQL | undefined {
  const terms = words.split(/\s+/).filter((word) => word !== '')
  return and(...terms.map((word) => ilike(text, `%${word.replace(/[\\%_]/g, '\\$&')}%`)))
}
