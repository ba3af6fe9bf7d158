import { FilterSelects } from '@/components/listing/filter-selects'
import type { VacancyFacets } from '@/lib/contract/vacancies/vacancy'
import type { VacancyQuery } from '@/lib/shared/listing/listings'
import type { VacancyChoices } from '@/lib/shared/listing/vacancy-choices'

/** The filters of vacancies with their labels, in the order a student thinks of them (spec §3). */
const FILTERS = [
  ['locationId', 'Place'],
  ['categoryId', 'Field'],
  ['majorId', 'Major'],
  ['levelId', 'Level'],
  ['typeId', 'Type'],
  ['salaryId', 'Pay a month'],
  ['companyTypeId', 'Type of employer'],
] as const satisfies readonly (readonly [keyof VacancyFacets, string])[]

type Props = {
  readonly choices: VacancyChoices
  readonly facets: VacancyFacets
  readonly query: VacancyQuery
}

/** The filters of a listing of vacancies, each choice with what it would leave. */
export function VacancyFilters({ choices, facets, query }: Props) {
  return (
    <FilterSelects filters={FILTERS} choices={choices} facets={facets} chosen={query.filters} />
  )
}
