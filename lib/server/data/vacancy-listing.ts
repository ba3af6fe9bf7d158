import 'server-only'
import type { QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import type { jobEndpoints } from '@/lib/contract/vacancies/job'
import type { VacancyFacets } from '@/lib/contract/vacancies/vacancy'
import { listActiveFilters } from '@/lib/shared/listing/active-filters'
import { listBroaderSearches } from '@/lib/shared/listing/broader'
import type { VacancyListing, VacancyQuery } from '@/lib/shared/listing/listings'
import { describeVacancies } from '@/lib/shared/listing/vacancy-words'
import { readCompany } from './companies'
import { readVacancyChoices } from './lookups'
import { readToday } from './today'

type Filters = VacancyQuery['filters']

type Readers = {
  readonly many: string
  readonly listing: VacancyListing
  readonly readPage: (
    query: QueryOf<typeof jobEndpoints.list>,
  ) => Promise<ReplyOf<typeof jobEndpoints.list>>
  readonly readFacets: (filters: Omit<Filters, 'sort'>) => Promise<VacancyFacets>
}

/** All that a page of vacancies shows; null when the listing does not go that far. */
export async function readVacancyListing(
  query: VacancyQuery,
  { many, listing, readPage, readFacets }: Readers,
) {
  const paging = listing.toPaging(query.page)
  if (paging === null) return null
  const { sort: _, ...filters } = query.filters
  const [page, facets, choices, today, employer] = await Promise.all([
    readPage({ ...query.filters, ...paging }),
    readFacets(filters),
    readVacancyChoices(),
    readToday(),
    filters.companyId === undefined ? null : readCompany(filters.companyId),
  ])
  if (page.data.length === 0 && query.page > 1) return null
  const words = { ...choices, companyId: employer === null ? [] : [employer] }
  const active = listActiveFilters(listing, query, words)
  const count = async (broader: Filters) => (await readPage({ ...broader, limit: 1 })).total
  const broader =
    page.data.length > 0 ? [] : await listBroaderSearches(listing, query, active, count)
  const title = describeVacancies(many, query, words)
  return { title, page, facets, choices, today, active, broader }
}
