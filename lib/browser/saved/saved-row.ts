import type { SavedArea } from '@/lib/contract/saved/saved-calls'
import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'

export type SavedRow =
  | { readonly area: '/v1/job' | '/v1/internship'; readonly item: VacancySummary }
  | { readonly area: '/v1/scholarship'; readonly item: ScholarshipSummary }

export type SavedRef = { readonly area: SavedArea; readonly id: number }

export function isRowFor({ area, item }: SavedRow, name: SavedRef): boolean {
  return area === name.area && item.id === name.id
}
