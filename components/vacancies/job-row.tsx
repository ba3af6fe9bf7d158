import { Link } from '@/components/ui/link'
import { Monogram } from '@/components/ui/monogram'
import type { JobSummary } from '@/lib/contract/job'
import { languageOf } from '@/lib/format/language'
import { formatPay } from '@/lib/format/pay'
import { routes } from '@/lib/routes'
import { ClosingMark } from './closing-mark'

type Props = {
  readonly job: JobSummary
  readonly today: string
  /** The level of the row's heading, one below the heading it stands under. */
  readonly heading: 'h2' | 'h3'
}

/** One vacancy as a row of the sheet: who, what, where, and the title block's last line. */
export function JobRow({ job, today, heading: Heading }: Props) {
  const pay = formatPay(job.pay)
  const terms = [job.type?.name, job.level?.name].filter((name) => name !== undefined)
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 border-b border-line py-4 break-inside-avoid">
      <Monogram name={job.company.name} />
      <div>
        <Heading lang={languageOf(job.title)} className="text-lg font-semibold">
          <Link
            href={routes.job(job)}
            className="line-clamp-2 underline-offset-4 hover:text-pen-text hover:underline"
          >
            {job.title}
          </Link>
        </Heading>
        <p className="text-ink-soft">
          {job.company.name} · {job.place}
        </p>
        <ul className="mt-2 flex flex-wrap gap-x-3 text-sm *:border-line *:not-first:border-l *:not-first:pl-3">
          {pay !== null && <li className="font-medium">{pay}</li>}
          <li>
            <ClosingMark closingDate={job.closingDate} renderedOn={today} />
          </li>
          {terms.length > 0 && <li className="text-ink-soft">{terms.join(', ')}</li>}
        </ul>
      </div>
    </li>
  )
}
