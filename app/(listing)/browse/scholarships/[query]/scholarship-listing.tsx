import type { Metadata } from 'next'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { ScholarshipResults } from '@/components/scholarships/scholarship-results'
import { orUnavailable } from '@/lib/server/data/reading'
import { readScholarshipFacets, readScholarships } from '@/lib/server/data/scholarships'
import { readStudyChoices } from '@/lib/server/data/study-choices'
import { readToday } from '@/lib/server/data/today'
import { listingMetadata } from '@/lib/server/seo/listing-metadata'
import { listActiveFilters } from '@/lib/shared/listing/active-filters'
import { listBroaderSearches } from '@/lib/shared/listing/broader'
import { type ScholarshipQuery, scholarshipListing } from '@/lib/shared/listing/listings'
import { COVERS_CHOICES } from '@/lib/shared/listing/scholarship-covers'
import { describeScholarships } from '@/lib/shared/listing/scholarship-words'
import { Missing, missingMetadata } from '../../../../missing'

type Props = { readonly query: ScholarshipQuery }

/** 404 past the last page. */
export async function ScholarshipListing({ query }: Props) {
  const read = await orUnavailable(readListing(query), undefined)
  if (read === undefined) return <UnavailableNotice />
  if (read === null) return <Missing />
  return <ScholarshipResults query={query} {...read} />
}

/** Keeps searches, but not single filters, out of search engines. */
export async function scholarshipListingMetadata(query: ScholarshipQuery): Promise<Metadata> {
  const read = await orUnavailable(readListing(query), undefined)
  if (read === undefined) return {}
  if (read === null) return missingMetadata
  const { title, active } = read
  return listingMetadata(scholarshipListing, query, active, {
    title,
    description: `${title}: what each covers, who can apply and until when, for students in Cambodia.`,
  })
}

/** Null past the last page. */
async function readListing(query: ScholarshipQuery) {
  const paging = scholarshipListing.toPaging(query.page)
  if (paging === null) return null
  const { sort: _, ...filters } = query.filters
  const [page, facets, choices, today] = await Promise.all([
    readScholarships({ ...query.filters, ...paging }),
    readScholarshipFacets(filters),
    readStudyChoices(),
    readToday(),
  ])
  if (page.data.length === 0 && query.page > 1) return null
  const words = { ...choices, type: COVERS_CHOICES }
  const active = listActiveFilters(scholarshipListing, query, words)
  const broader =
    page.data.length > 0 ? [] : await listBroaderSearches(scholarshipListing, query, active, count)
  return {
    title: describeScholarships(query, words),
    page,
    facets,
    choices,
    today,
    active,
    broader,
  }
}

const count = async (filters: ScholarshipQuery['filters']) =>
  (await readScholarships({ ...filters, limit: 1 })).total
