import type { Choices } from './active-filters'
import { toFilterWords } from './filter-words'
import type { VacancyQuery } from './listings'

/**
 * What a listing of vacancies shows, as its heading: "Civil jobs in Siem Reap: Full-time, “bridge”".
 *
 * @param many the noun: `jobs`
 */
export function describeVacancies(
  many: string,
  { filters }: VacancyQuery,
  choices: Choices,
): string {
  const nameOf = (filter: 'categoryId' | 'locationId') =>
    choices[filter]?.find((item) => item.id === filters[filter])?.name
  const { categoryId: _field, locationId: _place, ...others } = filters
  const field = nameOf('categoryId') ?? 'Engineering'
  const place = nameOf('locationId') ?? 'Cambodia'
  return `${field} ${many} in ${place}${toFilterWords(others, choices)}`
}
