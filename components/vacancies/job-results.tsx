import type { ReplyOf } from '@/lib/contract/endpoint'
import type { listJobs } from '@/lib/contract/job'

type Props = { readonly page: ReplyOf<typeof listJobs> }

const number = new Intl.NumberFormat('en-US')

/** "412 jobs · 38 close this week", announced when it changes. */
export function JobResults({ page }: Props) {
  const count = `${number.format(page.total)}${page.totalIsExact ? '' : '+'}`
  return (
    <p role="status" className="mt-1 text-ink-soft">
      <strong className="font-semibold text-ink">{count}</strong>{' '}
      {page.total === 1 ? 'job' : 'jobs'}
      {page.closingThisWeek > 0 && (
        <>
          {' · '}
          <span className="text-warn">{number.format(page.closingThisWeek)} close this week</span>
        </>
      )}
    </p>
  )
}
