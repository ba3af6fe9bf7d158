import { type FilterChoices, formatFilters, formatLabels } from './filter-labels'
import type { MajorQuery } from './listings'

/**
 * Formats the title "Majors in Civil Engineering at Mekong Institute: “bridge”". No two single filters give
 * the same title.
 */
export function describeMajors({ filters }: MajorQuery, choices: FilterChoices): string {
  const { departmentId, universityId, ...others } = filters
  const field = formatLabels(choices, 'departmentId', departmentId)
  const university = formatLabels(choices, 'universityId', universityId)
  const subject = field === undefined ? 'Engineering majors' : `Majors in ${field}`
  const place = university === undefined ? 'in Cambodia' : `at ${university}`
  const isEverywhere = university === undefined && field !== undefined
  return (isEverywhere ? subject : `${subject} ${place}`) + formatFilters(others, choices)
}
