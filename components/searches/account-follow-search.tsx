import { useEffect } from 'react'
import { AlertToggle } from '@/components/search-alerts/alert-toggle'
import { useAccountSearches } from '@/hooks/searches/use-account-searches'
import { markDeviceSearchSeen } from '@/lib/browser/searches/device-searches'
import type { Search } from '@/lib/browser/searches/merge-searches'
import { FollowSearchSection } from './follow-search-section'

const JUST_NOW_MS = 60_000

export function AccountFollowSearch(search: Search) {
  useRecordVisit(search)
  return (
    <FollowSearchSection>
      <AlertToggle words={`Notify me of new ${search.area}`} {...search} />
    </FollowSearchSection>
  )
}

/** Records a visit to a saved search: its tile on the home page counts new results from here. */
function useRecordVisit({ area, search, label }: Search): void {
  const { find, save } = useAccountSearches(true)
  const inAccount = find({ area, search })
  const isInAccount = inAccount !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit is recorded once a page, when the search is known to be saved
  useEffect(() => {
    const now = new Date()
    markDeviceSearchSeen({ area, search }, now)
    if (inAccount === undefined || !isBeforeJustNow(inAccount.lookedAt, now)) return
    save({ area, search, label, lookedAt: now.toISOString() })
  }, [area, search, isInAccount])
}

/** True if the last visit is old enough to be recorded again. */
function isBeforeJustNow(lookedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(lookedAt) > JUST_NOW_MS
}
