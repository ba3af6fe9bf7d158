import { type FilterChoices, formatFilters, formatLabels } from './filter-labels'
import type { VacancyQuery } from './listings'

/** Formats the title "Civil jobs in Siem Reap: Full-time, “bridge”"; `many` is the plural: `jobs`. */
export function describeVacancies(
  many: string,
  { filters }: VacancyQuery,
  choices: FilterChoices,
): string {
  const { categoryId, locationId, ...others } = filters
  const field = formatLabels(choices, 'categoryId', categoryId) ?? 'Engineering'
  const place = formatLabels(choices, 'locationId', locationId) ?? 'Cambodia'
  return `${field} ${many} in ${place}${formatFilters(others, choices)}`
}
