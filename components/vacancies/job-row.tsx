import { ListingRow } from '@/components/listing/listing-row'
import { toMonogram } from '@/components/ui/monogram-letters'
import type { JobSummary } from '@/lib/contract/job'
import { formatPay } from '@/lib/format/pay'
import { routes } from '@/lib/routes'

type Props = {
  readonly job: JobSummary
  readonly today: string
  readonly heading: 'h2' | 'h3'
}

/** One vacancy as a row of the sheet: who, what, where, and a small title block of its terms. */
export function JobRow({ job, today, heading }: Props) {
  return (
    <ListingRow
      listing={routes.jobs}
      id={job.id}
      title={job.title}
      monogram={toMonogram(job.company.name)}
      line={`${job.company.name} · ${job.place}`}
      pay={formatPay(job.pay)}
      closingDate={job.closingDate}
      terms={[job.type?.name, job.level?.name].filter(Boolean).join(', ')}
      today={today}
      heading={heading}
    />
  )
}
