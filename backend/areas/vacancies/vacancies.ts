import type { z } from 'zod'
import type { Database, Transaction } from '@/backend/db/connect'
import type { vacancyFacetFilters, vacancyFilters } from '@/lib/contract/vacancies/vacancy'
import { listSimilarVacancies } from './similar-vacancies'
import { getVacancy, isVacancy } from './vacancy-detail'
import type { VacancyDraft } from './vacancy-draft'
import { countVacancyFacets } from './vacancy-facets'
import { listOpenVacancies } from './vacancy-listing'
import { listVacancySummaries } from './vacancy-summaries'
import type { VacancyTables } from './vacancy-tables'
import { writeVacancies } from './vacancy-writer'

/** Everything that is read and written of one sort of vacancy. */
export type Vacancies = ReturnType<typeof createVacancies>

/** The vacancies of some tables; `today` is always a day in Asia/Phnom_Penh. */
export function createVacancies(tables: VacancyTables) {
  return {
    listOpen: (db: Database, today: string, filters: z.output<typeof vacancyFilters>) =>
      listOpenVacancies(db, tables, today, filters),
    countFacets: (db: Database, today: string, filters: z.output<typeof vacancyFacetFilters>) =>
      countVacancyFacets(db, tables, today, filters),
    get: (db: Database, today: string, id: number) => getVacancy(db, tables, today, id),
    exists: (db: Database, id: number) => isVacancy(db, tables, id),
    listSimilar: (db: Database, today: string, id: number) =>
      listSimilarVacancies(db, tables, today, id),
    listSummaries: (db: Database, today: string, ids: readonly number[]) =>
      listVacancySummaries(db, tables, today, ids),
    write: (tx: Transaction, source: string, drafts: readonly VacancyDraft[]) =>
      writeVacancies(tx, tables, source, drafts),
  }
}
