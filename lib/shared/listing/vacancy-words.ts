import { type FilterChoices, namesOf, toFilterWords } from './filter-words'
import type { VacancyQuery } from './listings'

/**
 * What a listing of vacancies shows, as its heading: "Civil jobs in Siem Reap: Full-time, “bridge”".
 *
 * @param many the noun: `jobs`
 */
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
