import { useQuery } from '@tanstack/react-query'
import { RetryNotice } from '@/components/ui/retry-notice'
import { useCountedSearches } from '@/hooks/searches/use-counted-searches'
import { fetchOverview } from '@/lib/browser/account/overview'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { listApplicationDrafts } from '@/lib/browser/applications/list-application-drafts'
import { getLastVisit } from '@/lib/browser/visits/visits'
import { toDay } from '@/lib/shared/calendar/day'
import { toApplicationTile } from './application-tile'
import { toMajorTile, toNewListingsTile } from './new-listings-tile'
import { PersonalTiles } from './personal-tiles'
import { toSavedSearchesTile } from './saved-searches-tile'
import { toSavedTile } from './saved-tiles'

const A_WEEK_MS = 7 * 24 * 60 * 60 * 1000

export function AccountTiles() {
  const { data, error, isFetching, refetch } = useQuery(
    { queryKey: queryKeys.overview, queryFn: read, refetchOnMount: 'always' },
    getQueryClient(),
  )
  const searches = useCountedSearches()
  if (data === undefined) {
    if (error === null) return null
    const retry = () => void refetch()
    return <RetryNotice words="Your saved items did not load." isBusy={isFetching} retry={retry} />
  }
  const { overview, since } = data
  const now = new Date()
  return (
    <PersonalTiles
      tiles={[
        toSavedTile(overview.saved, toDay(now)),
        toNewListingsTile(overview.fresh, since, now),
        toApplicationTile(overview.applications, listApplicationDrafts()),
        searches && toSavedSearchesTile(searches, now),
      ]}
      otherwise={toMajorTile(overview.fresh?.major ?? null)}
    />
  )
}

async function read() {
  const since = getLastVisit() ?? Date.now() - A_WEEK_MS
  return { since, overview: await fetchOverview(since) }
}
