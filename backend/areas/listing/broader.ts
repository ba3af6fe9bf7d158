import { type BroaderSearchCounts, MAX_BROADER_SEARCHES } from '@/lib/contract/listing'

/** Search text first, then the filters few listings match; the others come after. */
const NARROWEST_FIRST = [
  'searchText',
  'companyId',
  'universityId',
  'majorId',
  'departmentId',
  'locationId',
  'salaryId',
]

type Counted = { readonly total: number; readonly totalIsExact: boolean }

/**
 * Counts what the search would find without one of its filters, at most six counts one after another: an
 * empty search takes only one connection.
 */
export async function countBroader<Filters extends object>(
  filters: Filters,
  count: (some: Partial<Filters>) => Promise<Counted>,
): Promise<BroaderSearchCounts> {
  const isSet = (name: keyof Filters) => filters[name] !== undefined && filters[name] !== ''
  const set = (Object.keys(filters) as (keyof Filters & string)[]).filter(isSet)
  const tried = set.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, MAX_BROADER_SEARCHES)
  const find = async (toSome: (name: keyof Filters) => Partial<Filters>) => {
    const found: BroaderSearchCounts['only'] = []
    for (const name of tried) {
      const { total, totalIsExact } = await count(toSome(name))
      if (total > 0) found.push({ filter: name, total, totalIsExact })
    }
    return found
  }
  const without = await find((name) => ({ ...filters, [name]: undefined }))
  if (without.length > 0 || set.length < 3) return { without, only: [] }
  return { without, only: await find((name) => pick(filters, name)) }
}

function pick<Filters extends object>(filters: Filters, name: keyof Filters): Partial<Filters> {
  const others = Object.keys(filters).filter((each) => each !== name)
  return { ...filters, ...Object.fromEntries(others.map((each) => [each, undefined])) }
}

function rankOf(name: string): number {
  const rank = NARROWEST_FIRST.indexOf(name)
  return rank === -1 ? NARROWEST_FIRST.length : rank
}
