import { useEffect, useState } from 'react'
import {
  listSiteVisits,
  type SiteVisit,
  subscribeToSiteVisits,
} from '@/lib/browser/applications/site-visits'
import { subscribeToSession } from '@/lib/browser/session/session-state'

/** Returns the recorded visits of the current user, or of signed-out visitors. For lazy chunks only. */
export function useSiteVisits(): readonly SiteVisit[] {
  const [visits, setVisits] = useState(listSiteVisits)
  useEffect(() => {
    const look = () => setVisits(listSiteVisits())
    look()
    const ends = [subscribeToSiteVisits(look), subscribeToSession(look)]
    return () => {
      for (const end of ends) end()
    }
  }, [])
  return visits
}
