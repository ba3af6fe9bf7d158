import { type FilterChoices, namesOf, toFilterWords } from './filter-words'
import type { MajorQuery } from './listings'

/** "Majors in Civil Engineering at Mekong Institute: “bridge”". No two filters, set alone, share one. */
export function describeMajors({ filters }: MajorQuery, choices: FilterChoices): string {
  const { departmentId, universityId, ...others } = filters
  const field = namesOf(choices, 'departmentId', departmentId)
  const university = namesOf(choices, 'universityId', universityId)
  const subject = field === undefined ? 'Engineering majors' : `Majors in ${field}`
  const place = university === undefined ? 'in Cambodia' : `at ${university}`
  const isEverywhere = university === undefined && field !== undefined
  return (isEverywhere ? subject : `${subject} ${place}`) + toFilterWords(others, choices)
}
