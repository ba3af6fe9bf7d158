import { type FilterChoices, namesOf, toFilterWords } from './filter-words'
import type { ScholarshipQuery } from './listings'
import { COVERS } from './rows/scholarship-covers'

/** "Fully funded scholarships in Water: Master’s degree, “flood”". No two filters, set alone, share one. */
export function describeScholarships(
  { filters }: ScholarshipQuery,
  choices: FilterChoices,
): string {
  const { type, departmentId, majorId, universityId, ...others } = filters
  const parts = [
    ['in', namesOf(choices, 'departmentId', departmentId)],
    ['to study', namesOf(choices, 'majorId', majorId)],
    ['at', namesOf(choices, 'universityId', universityId)],
  ].flatMap(([word, name]) => (name === undefined ? [] : [`${word} ${name}`]))
  return [
    type === undefined ? 'Scholarships' : `${COVERS[type]} scholarships`,
    ...(parts.length === 0 ? ['for engineers'] : parts),
  ]
    .join(' ')
    .concat(toFilterWords(others, choices))
}
