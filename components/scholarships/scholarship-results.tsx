import { ActiveFilters } from '@/components/listing/active-filters'
import { ApplyFiltersButton } from '@/components/listing/apply-filters-button'
import { FilterFields } from '@/components/listing/filter-fields'
import { FollowSearch } from '@/components/listing/follow-search'
import { toHighlightedTitleProps } from '@/components/listing/highlighted-text'
import { FilterPanel, ListingLayout } from '@/components/listing/listing-layout'
import { ListingRows } from '@/components/listing/listing-rows'
import { NoMatches, NothingOpen } from '@/components/listing/no-matches'
import { OtherAreaResults } from '@/components/listing/other-area-results'
import { Pagination } from '@/components/listing/pagination'
import { ResultSummary } from '@/components/listing/result-summary'
import { SearchField } from '@/components/listing/search-field'
import { SearchForm } from '@/components/listing/search-form'
import { SortLinks } from '@/components/listing/sort-links'
import { QualificationToggle } from '@/components/qualification/qualification-toggle'
import type { ReplyOf } from '@/lib/contract/endpoint'
import {
  type ScholarshipFacets,
  type scholarshipEndpoints,
  scholarshipFields,
} from '@/lib/contract/scholarships/scholarship'
import { toSearchLabel } from '@/lib/shared/format/text'
import type { BroaderSearch } from '@/lib/shared/listing/broader'
import { toFeedHrefs, toFeedSearch } from '@/lib/shared/listing/feed-hrefs'
import type { ActiveFilter } from '@/lib/shared/listing/filter-labels'
import { type StudyLists, scholarshipFilterPanel } from '@/lib/shared/listing/filter-panels'
import { type ScholarshipQuery, scholarshipListing } from '@/lib/shared/listing/listings'
import { toScholarshipFacts } from '@/lib/shared/listing/rows/scholarship-facts'
import { FUNDING_CHOICES } from '@/lib/shared/listing/rows/scholarship-funding'
import { listSortOptions } from '@/lib/shared/listing/sort-options'
import {
  serializeRequirements,
  toScholarshipRequirements,
} from '@/lib/shared/qualification/requirements'
import type { OtherAreaOffer } from '@/lib/shared/search/area-names'

type Props = {
  readonly title: string
  readonly query: ScholarshipQuery
  readonly page: ReplyOf<typeof scholarshipEndpoints.list>
  readonly facets: ScholarshipFacets | null
  readonly choices: Partial<StudyLists>
  readonly active: readonly ActiveFilter[]
  readonly broader: readonly BroaderSearch[]
  readonly offers: readonly OtherAreaOffer[]
  readonly today: string
}

const many = 'scholarships'

export function ScholarshipResults({ title, query, page, active, broader, ...props }: Props) {
  const listing = scholarshipListing
  const { sort, searchText } = query.filters
  const hrefOfSort = (value: typeof sort) =>
    listing.hrefOf(listing.withFilter(query, 'sort', value))
  const at = { page: query.page, pages: listing.countPages(page.total) }
  const rows = page.data.map((each) => toScholarshipFacts(each, props.today))
  const asks = serializeRequirements(page.data.map(toScholarshipRequirements))
  const shown = `${listing.href(query)} ${page.data.map(({ id }) => id)}`
  return (
    <ListingLayout
      title={title}
      results={
        <>
          <ResultSummary
            page={page}
            one="scholarship"
            many={many}
            searchText={searchText}
            closingHref={hrefOfSort('closing')}
            position={at}
          />
          <OtherAreaResults offers={props.offers} />
        </>
      }
      search={
        <SearchForm key={listing.href(query)} label={`Search and filter ${many}`}>
          <SearchField
            label={`Search ${many}`}
            placeholder="Name, field, country"
            value={searchText}
          />
          {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
          <FilterPanel active={active}>
            <FilterFields
              panel={scholarshipFilterPanel}
              fields={scholarshipFields}
              choices={{ ...props.choices, type: FUNDING_CHOICES }}
              facets={props.facets}
              filters={query.filters}
            />
            <ApplyFiltersButton many={many} api="/v1/scholarship" />
          </FilterPanel>
        </SearchForm>
      }
      chips={<ActiveFilters filters={active} clearHref={listing.path} />}
      sort={<SortLinks orders={listSortOptions(query.filters, hrefOfSort)} />}
      fit={
        page.data.length > 0 && (
          <QualificationToggle key={shown} asks={asks} degreeAs="aim" listing={listing.path} />
        )
      }
      list={
        page.data.length > 0 ? (
          <ListingRows
            key={shown}
            rows={rows}
            {...toHighlightedTitleProps(rows, page.marks)}
            listing={listing.path}
            today={props.today}
          />
        ) : active.length === 0 ? (
          <NothingOpen many={many} />
        ) : (
          <NoMatches
            one="scholarship"
            many={many}
            broader={broader}
            allHref={listing.path}
            searchText={active.length === 1 ? query.filters.searchText : undefined}
          />
        )
      }
      pagination={<Pagination {...at} firstHref={listing.hrefOf(query.filters)} />}
      follow={
        <FollowSearch
          feeds={toFeedHrefs(listing, query)}
          search={{
            area: 'scholarships',
            search: toFeedSearch(listing, query),
            label: toSearchLabel(title),
          }}
        />
      }
    />
  )
}
