import { type FilterChoices, formatFilters, formatLabels } from './filter-labels'
import type { ScholarshipQuery } from './listings'
import { COVERS } from './rows/scholarship-covers'

/**
 * Formats the title "Fully funded scholarships in Water: Master’s degree, “flood”". No two single filters give
 * the same title.
 */
export function describeScholarships(
  { filters }: ScholarshipQuery,
  choices: FilterChoices,
): string {
  const { type, departmentId, majorId, universityId, ...others } = filters
  const parts = [
    ['in', formatLabels(choices, 'departmentId', departmentId)],
    ['to study', formatLabels(choices, 'majorId', majorId)],
    ['at', formatLabels(choices, 'universityId', universityId)],
  ].flatMap(([word, name]) => (name === undefined ? [] : [`${word} ${name}`]))
  return [
    type === undefined ? 'Scholarships' : `${COVERS[type]} scholarships`,
    ...(parts.length === 0 ? ['for engineers'] : parts),
  ]
    .join(' ')
    .concat(formatFilters(others, choices))
}
