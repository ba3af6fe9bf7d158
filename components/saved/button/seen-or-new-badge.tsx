import { useSyncExternalStore } from 'react'
import { getLastVisit, isSeen, subscribeToVisits } from '@/lib/browser/visits/visits'
import type { ListingApiPath } from '@/lib/contract/saved/schemaless-saved-endpoints'
import { toPostedDay } from '@/lib/shared/listing/rows/posted-day'

export type RowBadgeProps = {
  readonly area: ListingApiPath
  readonly id: number
  /** Day of posting, in days since 2020. */
  readonly posted: number
}

/** Marks a row as seen before, or as posted since the last visit. */
export function SeenOrNewBadge({ area, id, posted }: RowBadgeProps) {
  const mark = useSyncExternalStore(
    subscribeToVisits,
    () => getVisitMark({ area, id, posted }),
    getNoMark,
  )
  if (mark === null) return null
  return <span className={`row-mark ${mark === 'Seen' ? 'row-seen' : 'row-new'}`}>{mark}</span>
}

const getNoMark = () => null

function getVisitMark({ area, id, posted }: RowBadgeProps): 'Seen' | 'New' | null {
  if (isSeen(area, id)) return 'Seen'
  const since = getLastVisit()
  // Items posted on the day of the last visit count as new: better twice than never.
  return since !== null && posted >= toPostedDay(since) ? 'New' : null
}
