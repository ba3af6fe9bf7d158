import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'
import type { SavedRef } from './saves'

export type SavedRow =
  | { readonly area: '/v1/job' | '/v1/internship'; readonly item: VacancySummary }
  | { readonly area: '/v1/scholarship'; readonly item: ScholarshipSummary }

export function isRowFor({ area, item }: SavedRow, ref: SavedRef): boolean {
  return area === ref.area && item.id === ref.id
}
