import { useEffect } from 'react'
import { useAddress } from '@/hooks/page/use-address'
import { countVisit, noteSeen, watchVisits } from '@/lib/browser/visits/visits'
import { savingAreaOf } from '@/lib/shared/listing/saving-areas'

const ITEM = /^(\/[a-z]+)\/(\d+)(?:\/|$)/

/** Notes on the device when somebody was here, and what they opened (decision 049). */
export function VisitTracker() {
  const path = useAddress()?.path

  useEffect(watchVisits, [])

  useEffect(() => {
    if (path === undefined) return
    countVisit(Date.now())
    const [, listing = '', id = ''] = ITEM.exec(path) ?? []
    const area = savingAreaOf(listing)
    if (area !== null) noteSeen(area, Number(id))
  }, [path])

  return null
}
