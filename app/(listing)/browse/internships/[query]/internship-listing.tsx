import type { Metadata } from 'next'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { VacancyResults } from '@/components/vacancies/vacancy-results'
import { readInternshipFacets, readInternships } from '@/lib/server/data/internships'
import { orUnavailable } from '@/lib/server/data/reading'
import { readVacancyListing } from '@/lib/server/data/vacancy-listing'
import { listingMetadata } from '@/lib/server/seo/listing-metadata'
import { internshipListing, type VacancyQuery } from '@/lib/shared/listing/listings'
import { Missing, missingMetadata } from '../../../../missing'

type Props = { readonly query: VacancyQuery }

/** 404 past the last page. */
export async function InternshipListing({ query }: Props) {
  const read = await orUnavailable(readListing(query), undefined)
  if (read === undefined) return <UnavailableNotice />
  if (read === null) return <Missing />
  return (
    <VacancyResults
      one="internship"
      many="internships"
      listing={internshipListing}
      query={query}
      {...read}
    />
  )
}

export async function internshipListingMetadata(query: VacancyQuery): Promise<Metadata> {
  const read = await orUnavailable(readListing(query), undefined)
  if (read === undefined) return {}
  if (read === null) return missingMetadata
  const { title, active } = read
  return listingMetadata(internshipListing, query, active, {
    title,
    description: `${title}: pay, closing dates and what you need for each, for students and graduates.`,
  })
}

function readListing(query: VacancyQuery) {
  return readVacancyListing(query, {
    many: 'internships',
    listing: internshipListing,
    readPage: readInternships,
    readFacets: readInternshipFacets,
  })
}
