import { formatNumber } from '@/lib/shared/format/number'

type Props = {
  readonly page: {
    readonly total: number
    readonly totalIsExact: boolean
    readonly closingThisWeek?: number
    readonly searchedFor?: string | null
  }
  readonly one: string
  readonly many: string
  /** As typed. */
  readonly searchText?: string | undefined
}

export function ListingResults({ page, one, many, searchText }: Props) {
  const { total, totalIsExact, closingThisWeek = 0, searchedFor = null } = page
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
      {searchedFor !== null && (
        <span className="block">
          No {one} has the words “{searchText}”. These look like what you meant: “{searchedFor}”.
        </span>
      )}
    </p>
  )
}
