import { FilterSelect } from '@/components/listing/filter-select'
import { FilterSelects } from '@/components/listing/filter-selects'
import type { ScholarshipFacets } from '@/lib/contract/scholarships/scholarship'
import { toFilterOptions } from '@/lib/shared/listing/filter-options'
import type { ScholarshipQuery } from '@/lib/shared/listing/listings'
import { COVERS_CHOICES } from '@/lib/shared/listing/scholarship-covers'
import type { StudyChoices } from '@/lib/shared/listing/study-choices'

/** The filters chosen from a list, in the order a student thinks of them (spec §3). */
const FILTERS = [
  ['qualificationId', 'Degree'],
  ['departmentId', 'Field'],
  ['majorId', 'Major'],
  ['universityId', 'University'],
] as const satisfies readonly (readonly [keyof StudyChoices, string])[]

type Props = {
  readonly choices: StudyChoices
  readonly facets: ScholarshipFacets
  readonly query: ScholarshipQuery
}

/** The filters of scholarships, each choice with what it would leave. */
export function ScholarshipFilters({ choices, facets, query: { filters } }: Props) {
  return (
    <>
      <FilterSelect
        name="type"
        label="Covers"
        options={toFilterOptions(COVERS_CHOICES, facets.type, filters.type)}
        selected={filters.type}
      />
      <FilterSelects filters={FILTERS} choices={choices} facets={facets} chosen={filters} />
    </>
  )
}
