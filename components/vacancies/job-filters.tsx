import { FilterSelect } from '@/components/listing/filter-select'
import type { JobFacets } from '@/lib/contract/job'
import { toFilterOptions } from '@/lib/listing/filter-options'
import type { JobLookups } from '@/lib/listing/job-lookups'
import type { JobQuery } from '@/lib/listing/job-query'

/** The filters of jobs, in the order a student thinks of them, with their labels (spec §3). */
export const JOB_FILTER_LABELS = {
  locationId: 'Place',
  categoryId: 'Field',
  majorId: 'Major',
  levelId: 'Level',
  typeId: 'Type',
  salaryId: 'Pay a month',
  companyTypeId: 'Type of employer',
} satisfies Record<keyof JobFacets, string>

type Props = {
  readonly lookups: JobLookups
  readonly facets: JobFacets
  readonly query: JobQuery
}

export function JobFilters({ lookups, facets, query }: Props) {
  return JOB_FILTER_NAMES.map((name) => (
    <FilterSelect
      key={name}
      name={name}
      label={JOB_FILTER_LABELS[name]}
      options={toFilterOptions(lookups[name], facets[name], query.filters[name])}
      selected={query.filters[name]}
    />
  ))
}

/** The names of the filters, typed. */
export const JOB_FILTER_NAMES = [
  'locationId',
  'categoryId',
  'majorId',
  'levelId',
  'typeId',
  'salaryId',
  'companyTypeId',
] as const satisfies readonly (keyof JobFacets)[]
