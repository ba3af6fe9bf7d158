import type { Metadata } from 'next'
import { UnavailableNotice } from '@/components/layout/notices/unavailable-notice'
import { readJob } from '@/lib/server/data/jobs'
import { orUnavailable } from '@/lib/server/data/reading'
import { readSettings, siteNameOf } from '@/lib/server/data/settings'
import { vacancyMetadata } from '@/lib/server/seo/vacancy-metadata'
import { routes } from '@/lib/shared/routes'
import { type ItemParams, readAddressedItem } from '../../../../addressed-item'
import { Missing, missingMetadata } from '../../../../missing'
import { JobView } from './job-view'

type Props = { readonly params: ItemParams }

/** Next needs one address; the others become pages when first visited. */
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

export default async function JobPage({ params }: Props) {
  const job = await orUnavailable(getJob(params), undefined)
  if (job === undefined) return <UnavailableNotice />
  if (job === null) return <Missing />
  return <JobView job={job} />
}

function getJob(params: ItemParams) {
  return readAddressedItem(params, readJob, routes.job)
}
