import type { JobSummary } from '@/lib/contract/job'
import { JobRow } from './job-row'

type Props = { readonly jobs: readonly JobSummary[]; readonly today: string }

/** Open vacancies like this one. */
export function SimilarJobs({ jobs, today }: Props) {
  if (jobs.length === 0) return null
  return (
    <section className="mt-14 border-t border-ink pt-4 print:hidden">
      <h2 className="text-xl font-semibold">Similar jobs</h2>
      <ul className="lg:grid lg:grid-cols-2 lg:gap-x-14">
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} today={today} heading="h3" />
        ))}
      </ul>
    </section>
  )
}
