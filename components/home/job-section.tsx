import { Link } from '@/components/ui/link'
import { JobRow } from '@/components/vacancies/job-row'
import type { JobSummary } from '@/lib/contract/job'

type Props = {
  readonly title: string
  readonly jobs: readonly JobSummary[]
  readonly today: string
  readonly more: { readonly href: string; readonly words: string }
}

/** A handful of vacancies and the way to the rest. */
export function JobSection({ title, jobs, today, more }: Props) {
  if (jobs.length === 0) return null
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink pb-2">
        <h2 className="text-xl font-semibold">{title}</h2>
        <Link href={more.href} className="text-link">
          {more.words}
        </Link>
      </div>
      <ol className="lg:grid lg:grid-cols-2 lg:gap-x-14">
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} today={today} heading="h3" />
        ))}
      </ol>
    </section>
  )
}
