import type { Metadata } from 'next'
import { type ScholarshipQuery, scholarshipListing } from '@/lib/shared/listing/listings'
import { EVERYTHING, unpackQuery } from '@/lib/shared/listing/packed-query'
import { Missing, missingMetadata } from '../../../../missing'
import { ScholarshipListing, scholarshipListingMetadata } from './scholarship-listing'

type Props = { readonly params: Promise<{ query: string }> }

/** Other queries become pages when first visited. */
export function generateStaticParams() {
  return [{ query: EVERYTHING }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const query = await getQuery(params)
  return query === null ? missingMetadata : scholarshipListingMetadata(query)
}

/** `next.config.ts` and the middleware rewrite `/scholarships` to this (architecture §4). */
export default async function ScholarshipsPage({ params }: Props) {
  const query = await getQuery(params)
  return query === null ? <Missing /> : <ScholarshipListing query={query} />
}

async function getQuery(params: Props['params']): Promise<ScholarshipQuery | null> {
  const { query } = await params
  const search = unpackQuery(query)
  return search === null ? null : scholarshipListing.parse(new URLSearchParams(search))
}
