import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type JobQuery, jobQuery } from '@/lib/listing/job-query'
import { packQuery, unpackQuery } from '@/lib/listing/packed-query'
import { JobListing, jobListingMetadata } from '../../../jobs/job-listing'

type Props = { readonly params: Promise<{ query: string }> }

/** One stand-in, so that Next makes every other query a page when it is first asked for. */
export function generateStaticParams() {
  return [{ query: packQuery('sort=closing') }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return jobListingMetadata(await requireQuery(params))
}

/** `/jobs?…` as middleware hands it over (design §4). */
export default async function JobsQueryPage({ params }: Props) {
  return <JobListing query={await requireQuery(params)} />
}

async function requireQuery(params: Props['params']): Promise<JobQuery> {
  const { query } = await params
  const search = unpackQuery(query)
  if (search === null) notFound()
  return jobQuery.parse(new URLSearchParams(search))
}
