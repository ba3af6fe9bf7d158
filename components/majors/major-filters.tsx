import { FilterSelects } from '@/components/listing/filter-selects'
import type { MajorFacets } from '@/lib/contract/studies/major'
import type { MajorQuery } from '@/lib/shared/listing/listings'
import type { StudyChoices } from '@/lib/shared/listing/study-choices'

/** The filters of majors with their labels (spec §3). */
const FILTERS = [
  ['departmentId', 'Field'],
  ['universityId', 'University'],
] as const satisfies readonly (readonly [keyof MajorFacets, string])[]

type Props = {
  readonly choices: StudyChoices
  readonly facets: MajorFacets
  readonly query: MajorQuery
}

/** The filters of the listing of majors, each choice with what it would leave. */
export function MajorFilters({ choices, facets, query }: Props) {
  return (
    <FilterSelects filters={FILTERS} choices={choices} facets={facets} chosen={query.filters} />
  )
}
