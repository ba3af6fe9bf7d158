import type { VacancyTable } from '@/backend/db/schema/vacancy'

type Row = VacancyTable['$inferSelect']

type Added =
  | 'id'
  | 'source'
  | 'sourceHash'
  | 'companyTypeId'
  | 'salaryId'
  | 'locationIds'
  | 'majorIds'
  | 'workplace'
  | 'payText'
  | 'views'
  | 'search'
  | 'words'
  | 'removedAt'
  | 'removedBecause'
  | 'createdAt'
  | 'updatedAt'

/** Texts may be HTML and unsafe; pay is whole `payCurrency` a month; days are in Asia/Phnom_Penh. */
export type VacancyDraft = Readonly<Omit<Row, Added>> & {
  readonly majorIds: readonly number[]
  /** Provinces besides `locationId`. */
  readonly otherLocationIds?: readonly number[]
} & Partial<Pick<Row, 'workplace' | 'payText'>>
