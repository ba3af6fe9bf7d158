import { ActiveFilters } from '@/components/listing/active-filters'
import { ApplyFiltersButton } from '@/components/listing/apply-filters-button'
import { DirectoryRow } from '@/components/listing/directory-row'
import { FilterFields } from '@/components/listing/filter-fields'
import { FollowSearch } from '@/components/listing/follow-search'
import { HighlightedText } from '@/components/listing/highlighted-text'
import { FilterPanel, ListingLayout } from '@/components/listing/listing-layout'
import { NoMatches } from '@/components/listing/no-matches'
import { OtherAreaResults } from '@/components/listing/other-area-results'
import { Pagination } from '@/components/listing/pagination'
import { ResultSummary } from '@/components/listing/result-summary'
import { SearchField } from '@/components/listing/search-field'
import { SearchForm } from '@/components/listing/search-form'
import type { ReplyOf } from '@/lib/contract/endpoint'
import {
  type MajorFacets,
  type MajorSummary,
  type majorEndpoints,
  majorFields,
} from '@/lib/contract/studies/major'
import { formatCount } from '@/lib/shared/format/numbers'
import type { BroaderSearch } from '@/lib/shared/listing/broader'
import { toFeedHrefs } from '@/lib/shared/listing/feed-hrefs'
import type { ActiveFilter } from '@/lib/shared/listing/filter-labels'
import { majorFilterPanel, type StudyLists } from '@/lib/shared/listing/filter-panels'
import { type MajorQuery, majorListing } from '@/lib/shared/listing/listings'
import { routes } from '@/lib/shared/routes'
import type { OtherAreaOffer } from '@/lib/shared/search/area-names'

type Props = {
  readonly title: string
  readonly query: MajorQuery
  readonly page: ReplyOf<typeof majorEndpoints.list>
  readonly facets: MajorFacets | null
  readonly choices: Partial<StudyLists>
  readonly active: readonly ActiveFilter[]
  readonly broader: readonly BroaderSearch[]
  readonly offers: readonly OtherAreaOffer[]
}

export function MajorResults({ title, query, page, active, broader, ...props }: Props) {
  const { searchText } = query.filters
  const at = { page: query.page, pages: majorListing.countPages(page.total) }
  return (
    <ListingLayout
      title={title}
      results={
        <>
          <ResultSummary
            page={page}
            one="major"
            many="majors"
            searchText={searchText}
            position={at}
          />
          <OtherAreaResults offers={props.offers} />
        </>
      }
      search={
        <SearchForm key={majorListing.href(query)} label="Search and filter majors">
          <SearchField label="Search majors" placeholder="Major or subject" value={searchText} />
          <FilterPanel active={active}>
            <FilterFields
              panel={majorFilterPanel}
              fields={majorFields}
              choices={props.choices}
              facets={props.facets}
              filters={query.filters}
            />
            <ApplyFiltersButton many="majors" api="/v1/major" />
          </FilterPanel>
        </SearchForm>
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
      follow={<FollowSearch feeds={toFeedHrefs(majorListing, query)} search={null} />}
    />
  )
}

type MajorRowProps = {
  readonly major: MajorSummary
  readonly heading: 'h2' | 'h3'
  /** Words that the search matched. */
  readonly marks?: readonly string[]
}

function MajorRow({ major, heading, marks = [] }: MajorRowProps) {
  return (
    <DirectoryRow
      href={routes.major(major)}
      name={major.name}
      {...(marks.length === 0
        ? {}
        : { marked: <HighlightedText text={major.name} matchedWords={marks} /> })}
      line={major.nameKm ?? ''}
      terms={[
        major.degree,
        formatCount(major.durationYears, 'year', 'years'),
        major.department.name,
      ]}
      heading={heading}
    />
  )
}

function NameOrder({ isSearch }: { readonly isSearch: boolean }) {
  return (
    <p className="inline-flex min-h-target items-center text-sm text-ink-soft">
      {isSearch ? 'Best match first' : 'From A to Z'}
    </p>
  )
}
