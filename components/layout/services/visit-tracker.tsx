import { useEffect } from 'react'
import { useAddress } from '@/hooks/page/use-address'
import { clearVisitsOnUserChange, markSeen, recordVisit } from '@/lib/browser/visits/visits'
import { toSavedArea } from '@/lib/shared/listing/saved-areas'

const ITEM = /^(\/[a-z]+)\/(\d+)(?:\/|$)/

/** Records visits and opened items on the device (decision 049). */
export function VisitTracker() {
  const path = useAddress()?.path

  useEffect(clearVisitsOnUserChange, [])

  useEffect(() => {
    if (path === undefined) return
    recordVisit(Date.now())
    const [, listing = '', id = ''] = ITEM.exec(path) ?? []
    const area = toSavedArea(listing)
    if (area !== null) markSeen(area, Number(id))
  }, [path])

  return null
}
