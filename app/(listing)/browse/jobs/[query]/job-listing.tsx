import type { Metadata } from 'next'
import { UnavailableNotice } from '@/components/layout/unavailable-notice'
import { ActiveFilters } from '@/components/listing/active-filters'
import { FilterPanel } from '@/components/listing/filter-panel'
import { ListingShell } from '@/components/listing/listing-shell'
import { Pagination } from '@/components/listing/pagination'
import { QueryForm } from '@/components/listing/query-form'
import { SearchField } from '@/components/listing/search-field'
import { SortLinks } from '@/components/listing/sort-links'
import { buttonClass } from '@/components/ui/button-class'
import { JobFilters } from '@/components/vacancies/job-filters'
import { JobList } from '@/components/vacancies/job-list'
import { JobResults } from '@/components/vacancies/job-results'
import { readCompany } from '@/lib/data/companies'
import { readJobFacets, readJobs } from '@/lib/data/jobs'
import { readJobLookups } from '@/lib/data/lookups'
import { orUnavailable } from '@/lib/data/reading'
import { readToday } from '@/lib/data/today'
import { jobListingHref, listActiveFilters } from '@/lib/listing/job-listing'
import { listJobOrders } from '@/lib/listing/job-orders'
import type { JobQuery } from '@/lib/listing/job-query'
import { describeJobs } from '@/lib/listing/job-words'
import { countPages, toPaging } from '@/lib/listing/listing-query'
import { routes } from '@/lib/routes'
import { Missing, missingMetadata } from '../../../../missing'

type Props = { readonly query: JobQuery }

/** The page of vacancies a query asks for; 404 when the listing does not go that far. */
export async function JobListing({ query }: Props) {
  const paging = toPaging(query.page)
  if (paging === null) return <Missing />
  const read = await orUnavailable(readListing(query, paging), null)
  if (read === null) return <UnavailableNotice />
  const { jobs, facets, lookups, today, employer } = read
  if (isPastTheEnd(jobs, query)) return <Missing />
  const { sort, companyId } = query.filters
  const active = listActiveFilters(query, lookups, employer ?? undefined)
  return (
    <ListingShell
      title={describeJobs(query, lookups)}
      results={<JobResults page={jobs} />}
      search={
        <QueryForm key={jobListingHref(query)} label="Search and filter jobs">
          <SearchField
            label="Search jobs"
            placeholder="Title, skill, employer"
            value={query.filters.searchText}
          />
          {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
          {companyId !== undefined && <input type="hidden" name="companyId" value={companyId} />}
          <FilterPanel active={active.length}>
            <JobFilters lookups={lookups} facets={facets} query={query} />
            <button type="submit" className={`${buttonClass('primary')} my-4 w-full`}>
              Show jobs
            </button>
          </FilterPanel>
        </QueryForm>
      }
      chips={<ActiveFilters filters={active} clearHref={routes.jobs} />}
      sort={<SortLinks orders={listJobOrders(query)} />}
      list={<JobList jobs={jobs.data} today={today} active={active} />}
      pagination={
        <Pagination
          page={query.page}
          pages={countPages(jobs.total)}
          firstHref={jobListingHref({ ...query, page: 1 })}
        />
      }
    />
  )
}

async function readListing(query: JobQuery, paging: { limit: number; offset: number }) {
  const { sort: _, ...filters } = query.filters
  const [jobs, facets, lookups, today, employer] = await Promise.all([
    readJobs({ ...query.filters, ...paging }),
    readJobFacets(filters),
    readJobLookups(),
    readToday(),
    filters.companyId === undefined ? null : readCompany(filters.companyId),
  ])
  return { jobs, facets, lookups, today, employer }
}

const isPastTheEnd = (jobs: { readonly data: readonly unknown[] }, query: JobQuery) =>
  jobs.data.length === 0 && query.page > 1

/** Title and canonical address; searches stay out of search engines, single filters do not. */
export async function jobListingMetadata(query: JobQuery): Promise<Metadata> {
  const paging = toPaging(query.page)
  if (paging === null) return missingMetadata
  const read = await orUnavailable(readListing(query, paging), null)
  if (read === null) return {}
  if (isPastTheEnd(read.jobs, query)) return missingMetadata
  const title = describeJobs(query, read.lookups)
  const isSearch = query.filters.searchText !== undefined || Object.keys(query.filters).length > 1
  const address = jobListingHref(query)
  return {
    title: query.page > 1 ? `${title}, page ${query.page}` : title,
    description: `${title}: pay, closing dates and what you need for each, for students and graduates.`,
    alternates: { canonical: address, languages: { en: address, 'x-default': address } },
    ...(isSearch ? { robots: { index: false, follow: true } } : {}),
  }
}
