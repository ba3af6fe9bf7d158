import type { Choices } from './active-filters'
import { toFilterWords } from './filter-words'
import type { ScholarshipQuery } from './listings'
import { COVERS } from './scholarship-covers'

/**
 * What a listing of scholarships shows, as its heading: "Fully funded scholarships in Water and
 * Environment: Master’s degree, “flood”". No two filters, set alone, share one.
 */
export function describeScholarships({ filters }: ScholarshipQuery, choices: Choices): string {
  const { type, departmentId, majorId, universityId, ...others } = filters
  const nameOf = (filter: 'departmentId' | 'majorId' | 'universityId') =>
    choices[filter]?.find(({ id }) => id === filters[filter])?.name
  const parts = [
    ['in', nameOf('departmentId')],
    ['to study', nameOf('majorId')],
    ['at', nameOf('universityId')],
  ].flatMap(([word, name]) => (name === undefined ? [] : [`${word} ${name}`]))
  return [
    type === undefined ? 'Scholarships' : `${COVERS[type]} scholarships`,
    ...(parts.length === 0 ? ['for engineers'] : parts),
  ]
    .join(' ')
    .concat(toFilterWords(others, choices))
}
