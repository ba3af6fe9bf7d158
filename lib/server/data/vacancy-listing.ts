import 'server-only'
import type { Broader } from '@/lib/contract/broader'
import type { QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import type { jobEndpoints } from '@/lib/contract/vacancies/job'
import type { VacancyFacets } from '@/lib/contract/vacancies/vacancy'
import { readListing } from '@/lib/server/listing/read-listing'
import { orWithout } from '@/lib/server/reading/reading'
import type { FilterChoices } from '@/lib/shared/listing/filter-labels'
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
  readonly readBroader: (filters: Omit<Filters, 'sort'>) => Promise<Broader>
}

/** All that a page of vacancies shows; null when the listing does not go that far. `known`: what filters are called, as far as the caller knows. */
export async function readVacancyListing(
  query: VacancyQuery,
  { many, listing, readPage, readFacets, readBroader }: Readers,
  known: FilterChoices = {},
) {
  const [read, today] = await Promise.all([
    readListing(listing, query, {
      readPage,
      readFacets: ({ sort: _, ...filters }) => readFacets(filters),
      readBroader: ({ sort: _, ...filters }) => readBroader(filters),
      readChoices: readVacancyChoices,
      readNames: async () => ({ ...known, ...(await readEmployerName(query)) }),
      toTitle: (asked, names) => describeVacancies(many, asked, names),
    }),
    readToday(),
  ])
  return read === null ? null : { ...read, today }
}

/** "Civil jobs in Siem Reap", as far as the names can be read. */
export async function readVacancyTitle(many: string, query: VacancyQuery): Promise<string> {
  const [choices, names] = await Promise.all([
    orWithout(readVacancyChoices(), {}),
    orWithout(readEmployerName(query), {}),
  ])
  return describeVacancies(many, query, { ...choices, ...names })
}

async function readEmployerName({ filters: { companyId } }: VacancyQuery): Promise<FilterChoices> {
  const employer = companyId === undefined ? null : await readCompany(companyId)
  return { companyId: employer === null ? [] : [employer] }
}
