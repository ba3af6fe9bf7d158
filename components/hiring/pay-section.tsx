import { DetailSection } from '@/components/detail/detail-section'
import type { PayByLevel, PaySpan } from '@/lib/contract/vacancies/pay-statistics'
import { formatNumber } from '@/lib/shared/format/numbers'

type Props = {
  readonly title: string
  readonly pay: PayByLevel
  readonly coversAllOpenJobs: boolean
}

export function PaySection({ title, pay: { all, levels }, coversAllOpenJobs }: Props) {
  if (all === null) return null
  const many = coversAllOpenJobs ? 'open jobs' : 'open jobs we looked at'
  const from = ({ paid, open }: PaySpan) => `from ${formatNumber(paid)} of ${formatNumber(open)}`
  return (
    <DetailSection label="Pay" title={title}>
      <p className="dimension pt-5 text-lg">
        <span>
          <PayFigures span={all} />
        </span>
      </p>
      <p className="pt-1 text-center text-sm text-ink-soft">
        {from(all)} {many}
      </p>
      {levels.length > 0 && (
        <ul className="pay-levels mt-3 border-t border-line">
          {levels.map((span) => (
            <li key={span.level.id}>
              <span className="font-medium">{span.level.name}</span>
              <span>
                <PayFigures span={span} />
              </span>
              <PayRangeBar span={span} most={all.highest} />
              <span className="text-sm text-ink-soft">
                {from(span)} {many}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-measure pt-3 text-sm text-ink-soft">
        Lowest, middle and highest monthly salary in US dollars, as employers state it. Half of the
        jobs pay more than the middle one. Levels with fewer than three such jobs are not shown.
      </p>
    </DetailSection>
  )
}

type PayRangeBarProps = {
  readonly span: PaySpan
  /** Amount that the whole width represents, in dollars. */
  readonly most: number
}

/** Draws the pay range between zero and the overall maximum, with the median in the accent colour. Decorative: the text says the same. */
function PayRangeBar({ span, most }: PayRangeBarProps) {
  const at = (dollars: number) => Math.round((1000 * dollars) / Math.max(most, 1))
  const [from, middle, to] = [at(span.lowest), at(span.median), at(span.highest)]
  return (
    <svg
      viewBox="0 0 1000 14"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      className="pay-line"
    >
      <path d={`M${from} 0v14M${from} 7H${to}M${to} 0v14`} className="stroke-line-strong" />
      <path d={`M${middle} 0v14`} className="stroke-pen" strokeWidth="3" />
    </svg>
  )
}

function PayFigures({ span: { lowest, median, highest } }: Pick<PayRangeBarProps, 'span'>) {
  return (
    <>
      <span className="sr-only">
        Lowest ${formatNumber(lowest)}, median ${formatNumber(median)}, highest $
        {formatNumber(highest)}
      </span>
      <span aria-hidden="true">
        ${formatNumber(lowest)} · <strong className="font-semibold">${formatNumber(median)}</strong>{' '}
        · ${formatNumber(highest)}
      </span>
    </>
  )
}
