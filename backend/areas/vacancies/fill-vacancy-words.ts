import { eq } from 'drizzle-orm'
import { fillSearchWords, readLinks } from '@/backend/areas/listing/fill-search-words'
import type { Database } from '@/backend/db/connect'
import { readVacancyNames } from './vacancy-names'
import type { VacancyTables } from './vacancy-tables'
import { toVacancyWords } from './vacancy-words'

export function fillVacancyWords(
  db: Database,
  { vacancy: table, majors, called }: VacancyTables,
): Promise<void> {
  return fillSearchWords(db, {
    table,
    id: table.id,
    words: table.words,
    read: (limit) => db.select().from(table).where(eq(table.words, '')).limit(limit),
    idOf: ({ id }) => id,
    toWords: async (rows) => {
      const names = await readVacancyNames(
        db,
        rows.map(({ companyId }) => companyId),
      )
      const links = await readLinks(
        db,
        majors,
        rows.map(({ id }) => id),
      )
      return rows.map((row) =>
        toVacancyWords({ ...row, majorIds: links.get(row.id) ?? [] }, names, called),
      )
    },
  })
}
