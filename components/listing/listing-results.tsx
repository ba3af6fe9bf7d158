import { formatNumber } from '@/lib/shared/format/number'

type Props = {
  readonly page: {
    readonly total: number
    readonly totalIsExact: boolean
    readonly closingThisWeek?: number
  }
  readonly one: string
  readonly many: string
}

export function ListingResults({ page, one, many }: Props) {
  const { total, totalIsExact, closingThisWeek = 0 } = page
  return (
    <p role="status" className="mt-1 text-ink-soft">
      <strong className="font-semibold text-ink">
        {formatNumber(total)}
        {totalIsExact ? '' : '+'}
      </strong>{' '}
      {total === 1 ? one : many}
      {closingThisWeek > 0 && (
        <>
          {' · '}
          <span className="text-warn">
            {formatNumber(closingThisWeek)} {closingThisWeek === 1 ? 'closes' : 'close'} this week
          </span>
        </>
      )}
    </p>
  )
}
