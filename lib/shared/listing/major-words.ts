import type { Choices } from './active-filters'
import { toFilterWords } from './filter-words'
import type { MajorQuery } from './listings'

/**
 * What a listing of majors shows, as its heading: "Majors in Civil Engineering at Mekong Institute:
 * “bridge”". No two filters, set alone, share one.
 */
export function describeMajors({ filters }: MajorQuery, choices: Choices): string {
  const { departmentId, universityId, ...others } = filters
  const nameOf = (filter: 'departmentId' | 'universityId') =>
    choices[filter]?.find(({ id }) => id === filters[filter])?.name
  const field = nameOf('departmentId')
  const university = nameOf('universityId')
  const subject = field === undefined ? 'Engineering majors' : `Majors in ${field}`
  const place = university === undefined ? 'in Cambodia' : `at ${university}`
  const isEverywhere = university === undefined && field !== undefined
  return (isEverywhere ? subject : `${subject} ${place}`) + toFilterWords(others, choices)
}
