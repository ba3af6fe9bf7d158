import type { Named } from '@/lib/contract/common'
import type { JobQuery } from './job-query'

type Lookups = Readonly<Record<string, readonly Named[]>>

/** What a listing of vacancies shows, as its heading: "Civil jobs in Siem Reap matching “bridge”". */
export function describeJobs(query: JobQuery, lookups: Lookups): string {
  const nameOf = (filter: 'categoryId' | 'locationId') =>
    lookups[filter]?.find((item) => item.id === query.filters[filter])?.name
  const field = nameOf('categoryId') ?? 'Engineering'
  const place = nameOf('locationId') ?? 'Cambodia'
  const text = query.filters.searchText
  return `${field} jobs in ${place}${text === undefined ? '' : ` matching “${text}”`}`
}
