import { eq } from 'drizzle-orm'
import { fillSearchWords } from '@/backend/areas/listing/fill-search-words'
import type { Database } from '@/backend/db/connect'
import { majorProfile } from '@/backend/db/schema/study'
import { toMajorWords } from './major-words'
import { readMajorNames } from './major-writer'

export function fillMajorWords(db: Database): Promise<void> {
  return fillSearchWords(db, {
    table: majorProfile,
    id: majorProfile.majorId,
    words: majorProfile.words,
    read: (limit) => db.select().from(majorProfile).where(eq(majorProfile.words, '')).limit(limit),
    idOf: ({ majorId }) => majorId,
    toWords: async (rows) => {
      const names = await readMajorNames(db)
      return rows.map((row) => toMajorWords(row, names))
    },
  })
}
