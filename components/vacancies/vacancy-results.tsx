import type { ReactNode } from 'react'
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
import { Link } from '@/components/ui/link'
import type { ReplyOf } from '@/lib/contract/endpoint'
import type { ListingType } from '@/lib/contract/searches/saved-search'
import { type VacancyFacets, vacancyFields } from '@/lib/contract/vacancies/vacancy'
import type { jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { toSearchLabel } from '@/lib/shared/format/text'
import type { BroaderSearch } from '@/lib/shared/listing/broader'
import { toFeedHrefs, toFeedSearch } from '@/lib/shared/listing/feed-hrefs'
import type { ActiveFilter } from '@/lib/shared/listing/filter-labels'
import { type VacancyLists, vacancyFilterPanel } from '@/lib/shared/listing/filter-panels'
import { toLandingsPath } from '@/lib/shared/listing/landing-path'
import { toListingApiPath } from '@/lib/shared/listing/listing-api-path'
import type { VacancyListing, VacancyQuery } from '@/lib/shared/listing/listings'
import { toVacancyFacts } from '@/lib/shared/listing/rows/vacancy-facts'
import { listSortOptions } from '@/lib/shared/listing/sort-options'
import {
  type DegreeRole,
  serializeRequirements,
  toVacancyRequirements,
} from '@/lib/shared/qualification/requirements'
import type { OtherAreaOffer } from '@/lib/shared/search/area-names'

type Props = {
  readonly title: string
  readonly one: string
  readonly many: string
  readonly area: ListingType
  readonly listing: VacancyListing
  readonly degreeAs: DegreeRole
  readonly query: VacancyQuery
  readonly page: ReplyOf<typeof jobEndpoints.list>
  readonly facets: VacancyFacets | null
  readonly choices: Partial<VacancyLists>
  readonly active: readonly ActiveFilter[]
  readonly broader: readonly BroaderSearch[]
  readonly offers: readonly OtherAreaOffer[]
  readonly today: string
  /** Sentence about the list as a whole, on a landing page. */
  readonly sentence?: string | null
  /** Target of the form, if it is not the page's own address. */
  readonly action?: string
  readonly foot?: ReactNode
}

export function VacancyResults({ one, many, area, listing, query, page, active, ...props }: Props) {
  const { sort, companyId, searchText } = query.filters
  const hrefOfSort = (value: typeof sort) =>
    listing.hrefOf(listing.withFilter(query, 'sort', value))
  const at = { page: query.page, pages: listing.countPages(page.total) }
  const rows = page.data.map((each) => toVacancyFacts(each, listing.path, props.today))
  const asks = serializeRequirements(page.data.map(toVacancyRequirements))
  const shown = `${listing.href(query)} ${page.data.map(({ id }) => id)}`
  return (
    <ListingLayout
      title={props.title}
      results={
        <>
          <ResultSummary
            page={page}
            one={one}
            many={many}
            searchText={searchText}
            closingHref={hrefOfSort('closing')}
            position={at}
          />
          <OtherAreaResults offers={props.offers} />
          {props.sentence && <p className="mt-1 max-w-measure">{props.sentence}</p>}
        </>
      }
      search={
        <SearchForm
          key={listing.href(query)}
          label={`Search and filter ${many}`}
          {...(props.action === undefined ? {} : { action: props.action })}
        >
          <SearchField
            label={`Search ${many}`}
            placeholder="Title, skill, employer"
            value={searchText}
          />
          {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
          {companyId !== undefined && <input type="hidden" name="companyId" value={companyId} />}
          <FilterPanel active={active}>
            <FilterFields
              panel={vacancyFilterPanel}
              fields={vacancyFields}
              choices={props.choices}
              facets={props.facets}
              filters={query.filters}
            />
            <ApplyFiltersButton many={many} api={toListingApiPath(listing.path) ?? ''} />
          </FilterPanel>
        </SearchForm>
      }
      chips={<ActiveFilters filters={active} clearHref={listing.path} />}
      sort={<SortLinks orders={listSortOptions(query.filters, hrefOfSort)} />}
      fit={
        page.data.length > 0 && (
          <QualificationToggle
            key={shown}
            asks={asks}
            degreeAs={props.degreeAs}
            listing={listing.path}
          />
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
            one={one}
            many={many}
            broader={props.broader}
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
            area,
            search: toFeedSearch(listing, query),
            label: toSearchLabel(props.title),
          }}
        />
      }
      foot={
        props.foot ?? (
          <p className="pt-8 print:hidden">
            <Link href={toLandingsPath(listing.path)} className="text-link">
              Engineering {many} by field and place
            </Link>
          </p>
        )
      }
    />
  )
}
