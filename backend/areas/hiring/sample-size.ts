import { isLarge } from '@/backend/areas/listing/matches/sample-matches'
import type { VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import type { Database } from '@/backend/db/connect'
import { MAX_LISTED } from '@/lib/contract/common'

/** Vacancies of a large table that are looked at, whichever are met first: to put them in order, all would be read (decision 037). */
const IN_LARGE = 2000

export async function getSampleSize(db: Database, { vacancy }: VacancyTables): Promise<number> {
  return (await isLarge(db, vacancy)) ? IN_LARGE : MAX_LISTED
}
