import type { VacancyTable } from '@/backend/db/schema/vacancy-table'

type Row = VacancyTable['$inferSelect']

/** What the writer, the database or visitors add to what a source states. */
type Added =
  | 'id'
  | 'source'
  | 'sourceHash'
  | 'salaryId'
  | 'views'
  | 'search'
  | 'createdAt'
  | 'updatedAt'

/**
 * A vacancy as a source states it. Texts may be HTML or plain and need not be safe yet. Pay is in
 * whole units of `payCurrency` a month. `closingDate` is a day in Asia/Phnom_Penh (`YYYY-MM-DD`).
 */
export type VacancyDraft = Readonly<Omit<Row, Added>> & { readonly majorIds: readonly number[] }
