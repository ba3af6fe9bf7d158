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

/** One vacancy as a row of the sheet: who, what, where, and a small title block of its terms. */
export function JobRow({ job, today, heading: Heading }: Props) {
  const pay = formatPay(job.pay)
  const terms = [job.type?.name, job.level?.name].filter((name) => name !== undefined)
  return (
    <li className="job-row">
      <Monogram name={job.company.name} />
      <div>
        <Heading lang={languageOf(job.title)} className="text-lg font-semibold">
          <Link href={routes.job(job)} className="row-link">
            {job.title}
          </Link>
        </Heading>
        <p className="text-ink-soft">
          {job.company.name} · {job.place}
        </p>
      </div>
      <ul className="row-terms">
        <li className={pay === null ? 'text-ink-soft' : 'font-medium'}>
          {pay ?? 'Pay not stated'}
        </li>
        <li>
          <ClosingMark closingDate={job.closingDate} renderedOn={today} />
        </li>
        {terms.length > 0 && <li className="text-ink-soft">{terms.join(', ')}</li>}
      </ul>
    </li>
  )
}
