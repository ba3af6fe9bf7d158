import { eq } from 'drizzle-orm'
import { fillSearchWords, readLinks } from '@/backend/areas/listing/fill-search-words'
import type { Database } from '@/backend/db/connect'
import { scholarship } from '@/backend/db/schema/scholarship'
import { majorLinks } from './scholarship-filters'
import { toScholarshipWords } from './scholarship-words'
import { readScholarshipNames } from './scholarship-writer'

export function fillScholarshipWords(db: Database): Promise<void> {
  return fillSearchWords(db, {
    table: scholarship,
    id: scholarship.id,
    words: scholarship.words,
    read: (limit) => db.select().from(scholarship).where(eq(scholarship.words, '')).limit(limit),
    idOf: ({ id }) => id,
    toWords: async (rows) => {
      const names = await readScholarshipNames(db)
      const links = await readLinks(
        db,
        majorLinks,
        rows.map(({ id }) => id),
      )
      return rows.map((row) =>
        toScholarshipWords({ ...row, majorIds: links.get(row.id) ?? [] }, names),
      )
    },
  })
}
