import { sql } from 'drizzle-orm'
import { customType, index, pgTable, text } from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** By the writers only (`toSearchVector`); empty in rows of a version that had none, until the next start fills it. */
export const wordsColumn = () => tsvector().notNull().default(sql`''`)

/** Every word of four Latin letters or more that a listing ever had: candidates for spelling corrections. */
export const listedWord = pgTable('listed_word', { word: text().primaryKey() }, (table) => [
  index('listed_word_trgm').using('gin', sql`${table.word} gin_trgm_ops`),
])
