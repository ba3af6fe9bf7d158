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
  | 'requisition'
  | 'views'
  | 'search'
  | 'words'
  | 'removedAt'
  | 'removedBecause'
  | 'createdAt'
  | 'updatedAt'

/** Shown to people when the source names no place; data for machines has no place then. */
export const PLACE_NOT_STATED = 'Not stated'

/** Texts may be HTML and unsafe; pay is whole `payCurrency` a month; days are in Asia/Phnom_Penh. */
export type VacancyDraft = Readonly<Omit<Row, Added>> & {
  readonly majorIds: readonly number[]
  /** Provinces besides `locationId`. */
  readonly otherLocationIds?: readonly number[]
} & Partial<Pick<Row, 'workplace' | 'payText' | 'requisition'>>
