import { useSyncExternalStore } from 'react'
import { getLastVisit, isSeen, subscribeToVisits } from '@/lib/browser/visits/visits'
import type { SavedArea } from '@/lib/contract/saved/saved-calls'
import { toPostedDay } from '@/lib/shared/listing/rows/posted-day'

type Props = {
  readonly area: SavedArea
  readonly id: number
  /** Day it was posted on, in days since 2020. */
  readonly posted: number
}

/** What this device knows of a row: opened before, or posted since the last visit. */
export function VisitMark({ area, id, posted }: Props) {
  const mark = useSyncExternalStore(
    subscribeToVisits,
    () => getVisitMark({ area, id, posted }),
    getNoMark,
  )
  if (mark === null) return null
  return <span className={`row-mark ${mark === 'Seen' ? 'row-seen' : 'row-new'}`}>{mark}</span>
}

const getNoMark = () => null

function getVisitMark({ area, id, posted }: Props): 'Seen' | 'New' | null {
  if (isSeen(area, id)) return 'Seen'
  const since = getLastVisit()
  // On the day of the last visit, rather told twice than never.
  return since !== null && posted >= toPostedDay(since) ? 'New' : null
}
