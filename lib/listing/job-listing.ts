import type { Named } from '@/lib/contract/common'
import { routes } from '@/lib/routes'
import { type JobQuery, jobQuery } from './job-query'

type Filters = JobQuery['filters']

/** The address of a listing of vacancies, page included. */
export function jobListingHref(query: JobQuery): string {
  const search = jobQuery.toSearch(query)
  return search === '' ? routes.jobs : `${routes.jobs}?${search}`
}

/** The same search with one filter changed or, with undefined, taken off; back on the first page. */
export function withJobFilter<Name extends keyof Filters>(
  query: JobQuery,
  name: Name,
  value: Filters[Name] | undefined,
): JobQuery {
  const { [name]: _, ...others } = query.filters
  return { filters: value === undefined ? others : { ...others, [name]: value }, page: 1 }
}

/** Each filter that is set, in words, and the address of the listing without it. */
export function listActiveFilters(
  query: JobQuery,
  lookups: Readonly<Record<string, readonly Named[]>>,
  employer: Named | undefined,
): { words: string; withoutHref: string }[] {
  return keysOf(query.filters).flatMap((name) => {
    const value = query.filters[name]
    const withoutHref = jobListingHref(withJobFilter(query, name, undefined))
    if (name === 'sort' || value === undefined) return []
    if (name === 'searchText') return [{ words: `“${value}”`, withoutHref }]
    const options = name === 'companyId' ? [employer] : (lookups[name] ?? [])
    const words = options.find((option) => option?.id === value)?.name
    return [{ words: words ?? 'Something no longer listed', withoutHref }]
  })
}

function keysOf<T extends object>(value: T): (keyof T)[] {
  return Object.keys(value) as (keyof T)[]
}
