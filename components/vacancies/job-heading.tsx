import { Monogram } from '@/components/ui/monogram'
import type { Job } from '@/lib/contract/job'
import { languageOf } from '@/lib/format/language'

type Props = { readonly job: Job }

/** Title and employer of a vacancy. */
export function JobHeading({ job }: Props) {
  return (
    <div className="flex gap-4">
      <Monogram name={job.company.name} />
      <div>
        <h1 lang={languageOf(job.title)} className="text-2xl font-semibold text-balance">
          {job.title}
        </h1>
        <p className="mt-1 text-lg text-ink-soft">{job.company.name}</p>
      </div>
    </div>
  )
}
