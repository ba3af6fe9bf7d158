import type { SavingArea } from '@/lib/contract/saving'
import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'

export type SavedRow =
  | { readonly area: '/v1/job' | '/v1/internship'; readonly item: VacancySummary }
  | { readonly area: '/v1/scholarship'; readonly item: ScholarshipSummary }

export type SavedName = { readonly area: SavingArea; readonly id: number }

export function isRowOf({ area, item }: SavedRow, name: SavedName): boolean {
  return area === name.area && item.id === name.id
}
