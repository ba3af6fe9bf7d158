import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import type { JobSummary } from '@/lib/contract/job'
import { routes } from '@/lib/routes'
import { JobRow } from './job-row'

type Props = {
  readonly jobs: readonly JobSummary[]
  readonly today: string
  /** The filters that are set, for the way out of an empty list. */
  readonly active: readonly { readonly words: string; readonly withoutHref: string }[]
}

/** The rows of a listing, or what to try when nothing matches. */
export function JobList({ jobs, today, active }: Props) {
  if (jobs.length === 0) return <NoJobs active={active} />
  return (
    <ol className="rows">
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} today={today} heading="h2" />
      ))}
    </ol>
  )
}

function NoJobs({ active }: Pick<Props, 'active'>) {
  if (active.length === 0) {
    return (
      <EmptyState title="No jobs are open right now">
        <p>New ones come every week. Please look again in a few days.</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No jobs match all of this">
      <p>Take one thing off, or look at everything that is open.</p>
      <ul className="mt-4 flex flex-wrap justify-center gap-x-6">
        {active.map(({ words, withoutHref }) => (
          <li key={words}>
            <Link href={withoutHref} className="text-link">
              Without {words}
            </Link>
          </li>
        ))}
        <li>
          <Link href={routes.jobs} className="text-link">
            All jobs
          </Link>
        </li>
      </ul>
    </EmptyState>
  )
}
