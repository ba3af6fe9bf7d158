import { DetailSection } from '@/components/detail/detail-section'
import type { PayByLevel, PaySpan } from '@/lib/contract/vacancies/hiring'
import { formatNumber } from '@/lib/shared/format/number'
import { PayFigures, PayRangeBar } from './pay-range'

type Props = {
  readonly title: string
  readonly pay: PayByLevel
  readonly isExact: boolean
}

export function PaySection({ title, pay: { all, levels }, isExact }: Props) {
  if (all === null) return null
  const many = isExact ? 'open jobs' : 'open jobs we looked at'
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
