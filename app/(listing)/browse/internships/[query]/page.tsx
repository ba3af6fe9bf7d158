import type { Metadata } from 'next'
import { internshipListing, type VacancyQuery } from '@/lib/shared/listing/listings'
import { EVERYTHING, unpackQuery } from '@/lib/shared/listing/packed-query'
import { Missing, missingMetadata } from '../../../../missing'
import { InternshipListing, internshipListingMetadata } from './internship-listing'

type Props = { readonly params: Promise<{ query: string }> }

/** Other queries become pages when first visited. */
export function generateStaticParams() {
  return [{ query: EVERYTHING }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const query = await getQuery(params)
  return query === null ? missingMetadata : internshipListingMetadata(query)
}

/** `next.config.ts` and the middleware rewrite `/internships` to this (architecture §4). */
export default async function InternshipsPage({ params }: Props) {
  const query = await getQuery(params)
  return query === null ? <Missing /> : <InternshipListing query={query} />
}

async function getQuery(params: Props['params']): Promise<VacancyQuery | null> {
  const { query } = await params
  const search = unpackQuery(query)
  return search === null ? null : internshipListing.parse(new URLSearchParams(search))
}
