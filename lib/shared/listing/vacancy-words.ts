import { type FilterChoices, namesOf, toFilterWords } from './filter-words'
import type { VacancyQuery } from './listings'

/** "Civil jobs in Siem Reap: Full-time, “bridge”"; `many` is the noun: `jobs`. */
export function describeVacancies(
  many: string,
  { filters }: VacancyQuery,
  choices: FilterChoices,
): string {
  const { categoryId, locationId, ...others } = filters
  const field = namesOf(choices, 'categoryId', categoryId) ?? 'Engineering'
  const place = namesOf(choices, 'locationId', locationId) ?? 'Cambodia'
  return `${field} ${many} in ${place}${toFilterWords(others, choices)}`
}
