import { isLarge } from '@/backend/areas/listing/matches/sample-matches'
import type { VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import type { Database } from '@/backend/db/connect'
import { MAX_LISTED } from '@/lib/contract/common'

/** Vacancies sampled of a large table, in any order: sorting would read all of them (decision 037). */
const IN_LARGE = 2000

export async function getSampleSize(db: Database, { vacancy }: VacancyTables): Promise<number> {
  return (await isLarge(db, vacancy)) ? IN_LARGE : MAX_LISTED
}
