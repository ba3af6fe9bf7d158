import type { Metadata } from 'next'
import { type MajorQuery, majorListing } from '@/lib/shared/listing/listings'
import { EVERYTHING, unpackQuery } from '@/lib/shared/listing/packed-query'
import { Missing, missingMetadata } from '../../../../missing'
import { MajorListing, majorListingMetadata } from './major-listing'

type Props = { readonly params: Promise<{ query: string }> }

/** Other queries become pages when first visited. */
export function generateStaticParams() {
  return [{ query: EVERYTHING }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const query = await getQuery(params)
  return query === null ? missingMetadata : majorListingMetadata(query)
}

/** `next.config.ts` and the middleware rewrite `/majors` to this (architecture §4). */
export default async function MajorsPage({ params }: Props) {
  const query = await getQuery(params)
  return query === null ? <Missing /> : <MajorListing query={query} />
}

async function getQuery(params: Props['params']): Promise<MajorQuery | null> {
  const { query } = await params
  const search = unpackQuery(query)
  return search === null ? null : majorListing.parse(new URLSearchParams(search))
}
