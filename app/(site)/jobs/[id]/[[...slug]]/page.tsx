import type { Metadata } from 'next'
import { UnavailableNotice } from '@/components/layout/unavailable-notice'
import { readJob } from '@/lib/data/jobs'
import { orUnavailable } from '@/lib/data/reading'
import { readSettings, siteNameOf } from '@/lib/data/site'
import { routes } from '@/lib/routes'
import { vacancyMetadata } from '@/lib/seo/vacancy-metadata'
import { type ItemParams, readAddressedItem } from '../../../../addressed-item'
import { Missing, missingMetadata } from '../../../../missing'
import { JobView } from './job-view'

type Props = { readonly params: ItemParams }

/** One stand-in, so that Next makes every other vacancy a page when it is first asked for. */
export function generateStaticParams() {
  return [{ id: '1', slug: [] }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const read = await orUnavailable(Promise.all([getJob(params), readSettings()]), null)
  if (read === null) return {}
  const [job, settings] = read
  if (job === null) return missingMetadata
  return vacancyMetadata(job, routes.job(job), siteNameOf(settings))
}

/** One job (spec §2). */
export default async function JobPage({ params }: Props) {
  const job = await orUnavailable(getJob(params), undefined)
  if (job === undefined) return <UnavailableNotice />
  if (job === null) return <Missing />
  return <JobView job={job} />
}

function getJob(params: ItemParams) {
  return readAddressedItem(params, readJob, routes.job)
}
