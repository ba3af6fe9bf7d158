import type { ReactNode } from 'react'
import { ActiveFilters } from '@/components/listing/active-filters'
import { FollowSearch } from '@/components/listing/follow-search'
import { NoMatches } from '@/components/listing/no-matches'
import { Pagination } from '@/components/listing/pagination'
import { ResultSummary } from '@/components/listing/result-summary'
import { SearchField } from '@/components/listing/search-field'
import { SearchForm } from '@/components/listing/search-form'
import { EmptyState } from '@/components/ui/empty-state'
import { MixedText } from '@/components/ui/mixed-text'
import { toFeedHrefs } from '@/lib/shared/listing/feed-hrefs'
import type { SearchListing } from '@/lib/shared/listing/listings'
import type { SearchResults } from '@/lib/shared/listing/search-results'

type Props = {
  readonly title: string
  readonly intro: string
  readonly one: string
  readonly many: string
  readonly placeholder: string
  readonly listing: SearchListing
  readonly list: SearchResults<unknown>
  readonly children: ReactNode
}

export function SearchLayout({ title, intro, one, many, listing, list, ...props }: Props) {
  const { query, page, active } = list
  const at = { page: query.page, pages: listing.countPages(page.total) }
  return (
    <div className="mx-auto max-w-page px-4 pb-16 md:px-6">
      <header className="flex flex-wrap items-end justify-between gap-x-14 gap-y-3 border-b border-ink pt-3 pb-4 md:pt-10">
        <div>
          <h1 className="text-xl font-semibold text-balance md:text-2xl">
            <MixedText>{title}</MixedText>
          </h1>
          <p className="mt-1 max-w-measure">{intro}</p>
          <ResultSummary page={page} one={one} many={many} position={at} />
        </div>
        <div className="w-full lg:w-96 print:hidden">
          <SearchForm key={listing.href(query)} label={`Search ${many}`}>
            <SearchField
              label={`Search ${many}`}
              placeholder={props.placeholder}
              value={query.filters.searchText}
            />
          </SearchForm>
        </div>
      </header>
      {active.length > 0 && (
        <div className="border-b border-line py-3 print:hidden">
          <ActiveFilters filters={active} clearHref={listing.path} />
        </div>
      )}
      {page.data.length > 0 ? (
        props.children
      ) : active.length === 0 ? (
        <EmptyState title={`There are no ${many} yet`}>
          <p>Please check again in a few days.</p>
        </EmptyState>
      ) : (
        <NoMatches one={one} many={many} broader={[]} allHref={listing.path} />
      )}
      <Pagination {...at} firstHref={listing.hrefOf(query.filters)} />
      <FollowSearch feeds={toFeedHrefs(listing, query)} search={null} />
    </div>
  )
}
