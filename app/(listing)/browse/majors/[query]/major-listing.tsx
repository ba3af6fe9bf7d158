import type { Metadata } from 'next'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { MajorResults } from '@/components/majors/major-results'
import { readMajorFacets, readMajors } from '@/lib/server/data/majors'
import { orUnavailable } from '@/lib/server/data/reading'
import { readStudyChoices } from '@/lib/server/data/study-choices'
import { listingMetadata } from '@/lib/server/seo/listing-metadata'
import { listActiveFilters } from '@/lib/shared/listing/active-filters'
import { listBroaderSearches } from '@/lib/shared/listing/broader'
import { type MajorQuery, majorListing } from '@/lib/shared/listing/listings'
import { describeMajors } from '@/lib/shared/listing/major-words'
import { Missing, missingMetadata } from '../../../../missing'

type Props = { readonly query: MajorQuery }

/** 404 past the last page. */
export async function MajorListing({ query }: Props) {
  const read = await orUnavailable(readListing(query), undefined)
  if (read === undefined) return <UnavailableNotice />
  if (read === null) return <Missing />
  return <MajorResults query={query} {...read} />
}

/** Keeps searches, but not single filters, out of search engines. */
export async function majorListingMetadata(query: MajorQuery): Promise<Metadata> {
  const read = await orUnavailable(readListing(query), undefined)
  if (read === undefined) return {}
  if (read === null) return missingMetadata
  const { title, active } = read
  return listingMetadata(majorListing, query, active, {
    title,
    description: `${title}: the degree, how long it takes, where it is taught and what is open for it now.`,
  })
}

/** Null past the last page. */
async function readListing(query: MajorQuery) {
  const paging = majorListing.toPaging(query.page)
  if (paging === null) return null
  const [page, facets, choices] = await Promise.all([
    readMajors({ ...query.filters, ...paging }),
    readMajorFacets(query.filters),
    readStudyChoices(),
  ])
  if (page.data.length === 0 && query.page > 1) return null
  const active = listActiveFilters(majorListing, query, choices)
  const broader =
    page.data.length > 0 ? [] : await listBroaderSearches(majorListing, query, active, count)
  return { title: describeMajors(query, choices), page, facets, choices, active, broader }
}

const count = async (filters: MajorQuery['filters']) =>
  (await readMajors({ ...filters, limit: 1 })).total
