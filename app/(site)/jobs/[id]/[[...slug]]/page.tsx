import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { CountView } from '@/components/detail/count-view'
import { DetailShell } from '@/components/detail/detail-shell'
import { RichText } from '@/components/detail/rich-text'
import { StructuredData } from '@/components/detail/structured-data'
import { UnavailableNotice } from '@/components/layout/unavailable-notice'
import { ApplyBar } from '@/components/vacancies/apply-bar'
import { ApplySection } from '@/components/vacancies/apply-section'
import { ClosedNotice } from '@/components/vacancies/closed-notice'
import { EmployerAside } from '@/components/vacancies/employer-aside'
import { JobFacts } from '@/components/vacancies/job-facts'
import { JobHeading } from '@/components/vacancies/job-heading'
import { SimilarJobs } from '@/components/vacancies/similar-jobs'
import { idInput } from '@/lib/contract/common'
import type { Job } from '@/lib/contract/job'
import { readJob, readSimilarJobs } from '@/lib/data/jobs'
import { orUnavailable } from '@/lib/data/reading'
import { readSettings, siteNameOf } from '@/lib/data/site'
import { readToday } from '@/lib/data/today'
import { readEnv } from '@/lib/env'
import { isSlugOf, routes } from '@/lib/routes'
import { jobMetadata } from '@/lib/seo/job-metadata'
import { toJobPosting } from '@/lib/seo/job-posting'
import { Missing, missingMetadata } from '../../../../missing'

type Props = { readonly params: Promise<{ id: string; slug?: string[] }> }

/** One stand-in, so that Next makes every other vacancy a page when it is first asked for. */
export function generateStaticParams() {
  return [{ id: '1', slug: [] }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const read = await orUnavailable(Promise.all([getJob(params), readSettings()]), null)
  if (read === null) return {}
  const [job, settings] = read
  if (job === null) return missingMetadata
  return jobMetadata(job, siteNameOf(settings))
}

/** One vacancy: the facts a student decides by first, then the text (look, "Detail"). */
export default async function JobPage({ params }: Props) {
  const job = await orUnavailable(getJob(params), undefined)
  if (job === undefined) return <UnavailableNotice />
  if (job === null) return <Missing />
  const [similar, today] = await Promise.all([
    orUnavailable(readSimilarJobs(job.id), []),
    readToday(),
  ])
  return (
    <>
      {job.status === 'open' && <StructuredData value={toJobPosting(job, readEnv().SITE_URL)} />}
      <CountView path={`/v1/job/${job.id}/views`} />
      <DetailShell
        heading={<JobHeading job={job} />}
        notice={job.status === 'closed' ? <ClosedNotice job={job} /> : null}
        facts={<JobFacts job={job} today={today} />}
        aside={<EmployerAside job={job} />}
        bar={<ApplyBar job={job} today={today} />}
        below={<SimilarJobs jobs={similar} today={today} />}
      >
        <RichText title="What you will do" html={job.description} />
        <RichText title="What you need" html={job.requirements} />
        <RichText title="What you get" html={job.benefits} />
        <ApplySection job={job} />
      </DetailShell>
    </>
  )
}

/** The vacancy of the address, null when there is none; 308 when the slug is not its own. */
async function getJob(params: Props['params']): Promise<Job | null> {
  const { id: text, slug = [] } = await params
  const id = idInput.safeParse(text)
  if (!id.success || slug.length > 1) return null
  const job = await readJob(id.data)
  const [given] = slug
  if (job !== null && given !== undefined && !isSlugOf(given, job.title)) {
    permanentRedirect(routes.job(job))
  }
  return job
}
