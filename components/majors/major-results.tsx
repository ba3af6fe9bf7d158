import { ActiveFilters } from '@/components/listing/active-filters'
import { AreaOffers } from '@/components/listing/area-offers'
import { FilterFields } from '@/components/listing/filter-fields'
import { FilterPanel } from '@/components/listing/filter-panel'
import { ListingResults } from '@/components/listing/listing-results'
import { ListingShell } from '@/components/listing/listing-shell'
import { NameOrder } from '@/components/listing/name-order'
import { NoMatches } from '@/components/listing/no-matches'
import { Pagination } from '@/components/listing/pagination'
import { QueryForm } from '@/components/listing/query-form'
import { SearchField } from '@/components/listing/search-field'
import { SearchUpdates } from '@/components/listing/search-updates'
import { ShowButton } from '@/components/listing/show-button'
import type { ReplyOf } from '@/lib/contract/endpoint'
import { type MajorFacets, type majorEndpoints, majorFields } from '@/lib/contract/studies/major'
import type { ActiveFilter } from '@/lib/shared/listing/active-filters'
import type { BroaderSearch } from '@/lib/shared/listing/broader'
import { toFeedHrefs } from '@/lib/shared/listing/feed-hrefs'
import { type MajorQuery, majorListing } from '@/lib/shared/listing/listings'
import { majorPanel, type StudyLists } from '@/lib/shared/listing/study-panels'
import type { AreaOffer } from '@/lib/shared/searching/area-words'
import { MajorRow } from './major-row'

type Props = {
  readonly title: string
  readonly query: MajorQuery
  readonly page: ReplyOf<typeof majorEndpoints.list>
  readonly facets: MajorFacets | null
  readonly choices: Partial<StudyLists>
  readonly active: readonly ActiveFilter[]
  readonly broader: readonly BroaderSearch[]
  readonly offers: readonly AreaOffer[]
}

export function MajorResults({ title, query, page, active, broader, ...props }: Props) {
  const { searchText } = query.filters
  const at = { page: query.page, pages: majorListing.countPages(page.total) }
  return (
    <ListingShell
      title={title}
      results={
        <>
          <ListingResults page={page} one="major" many="majors" searchText={searchText} at={at} />
          <AreaOffers offers={props.offers} />
        </>
      }
      search={
        <QueryForm key={majorListing.href(query)} label="Search and filter majors">
          <SearchField label="Search majors" placeholder="Name or subject" value={searchText} />
          <FilterPanel active={active}>
            <FilterFields
              panel={majorPanel}
              fields={majorFields}
              choices={props.choices}
              facets={props.facets}
              filters={query.filters}
            />
            <ShowButton many="majors" api="/v1/major" />
          </FilterPanel>
        </QueryForm>
      }
      chips={<ActiveFilters filters={active} clearHref={majorListing.path} />}
      sort={<NameOrder isSearch={searchText !== undefined} />}
      list={
        page.data.length > 0 ? (
          <ol className="rows">
            {page.data.map((major) => (
              <MajorRow key={major.id} major={major} marks={page.marks} heading="h2" />
            ))}
          </ol>
        ) : (
          <NoMatches
            one="major"
            many="majors"
            broader={broader}
            allHref={majorListing.path}
            searchText={active.length === 1 ? query.filters.searchText : undefined}
          />
        )
      }
      pagination={<Pagination {...at} firstHref={majorListing.hrefOf(query.filters)} />}
      follow={<SearchUpdates feeds={toFeedHrefs(majorListing, query)} search={null} />}
    />
  )
}
