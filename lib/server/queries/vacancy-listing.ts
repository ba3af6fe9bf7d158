import 'server-only'
import { orPartial } from '@/lib/server/cache/query-result'
import { readListing } from '@/lib/server/queries/listing/listing'
import type { VacancySection } from '@/lib/server/queries/vacancies'
import type { FilterChoices } from '@/lib/shared/listing/filter-labels'
import { describeVacancies } from '@/lib/shared/listing/listing-words'
import type { VacancyQuery } from '@/lib/shared/listing/listings'
import { readCompany } from './companies'
import { readVacancyChoices } from './lookups'
import { readToday } from './site'

type ListingArea = Pick<
  VacancySection,
  'many' | 'listing' | 'readPage' | 'readFacets' | 'readBroaderCounts'
>

/**
 * Reads everything a page of vacancies shows; null when the page number is past the end. `known` has names of filter
 * values that the caller knows already.
 */
export async function readVacancyListing(
  query: VacancyQuery,
  { many, listing, readPage, readFacets, readBroaderCounts }: ListingArea,
  known: FilterChoices = {},
) {
  const [read, today] = await Promise.all([
    readListing(listing, query, {
      readPage,
      readFacets: ({ sort: _, ...filters }) => readFacets(filters),
      readBroaderCounts: ({ sort: _, ...filters }) => readBroaderCounts(filters),
      readChoices: readVacancyChoices,
      readNames: async () => ({ ...known, ...(await readEmployerName(query)) }),
      toTitle: (asked, names, facets) => describeVacancies(many, asked, names, facets?.locationId),
    }),
    readToday(),
  ])
  return read === null ? null : { ...read, today }
}

/** Formats "Civil jobs in Siem Reap", with the names that can be read. */
export async function readVacancySearchTitle(many: string, query: VacancyQuery): Promise<string> {
  const [choices, names] = await Promise.all([
    orPartial(readVacancyChoices(), {}),
    orPartial(readEmployerName(query), {}),
  ])
  return describeVacancies(many, query, { ...choices, ...names })
}

async function readEmployerName({ filters: { companyId } }: VacancyQuery): Promise<FilterChoices> {
  const employer = companyId === undefined ? null : await readCompany(companyId)
  return { companyId: employer === null ? [] : [employer] }
}
