import { useEffect, useState } from 'react'
import {
  type EmployerSiteVisit,
  listEmployerSiteVisits,
  subscribeToEmployerSiteVisits,
} from '@/lib/browser/applications/employer-site-visits'
import { subscribeToSession } from '@/lib/browser/session/session-state'

/** Returns the recorded visits of the current user, or of signed-out visitors. For lazy chunks only. */
export function useEmployerSiteVisits(): readonly EmployerSiteVisit[] {
  const [visits, setVisits] = useState(listEmployerSiteVisits)
  useEffect(() => {
    const look = () => setVisits(listEmployerSiteVisits())
    look()
    const ends = [subscribeToEmployerSiteVisits(look), subscribeToSession(look)]
    return () => {
      for (const end of ends) end()
    }
  }, [])
  return visits
}
