import { useIsSignedIn } from '@/hooks/session/use-is-signed-in'
import '@/styles/personal-home.css'
import { useQuery } from '@tanstack/react-query'
import { RetryNotice } from '@/components/ui/retry-notice'
import { useSavedItems } from '@/hooks/saved/use-saved-items'
import { useSavedSearchCounts } from '@/hooks/searches/use-saved-searches'
import { fetchAccountOverview } from '@/lib/browser/account/overview'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { listDraftApplicationHrefs } from '@/lib/browser/applications/draft-application-hrefs'
import { getLastVisit } from '@/lib/browser/visits/visits'
import { daysBetween, toDay } from '@/lib/shared/calendar/day'
import { routes } from '@/lib/shared/routes'
import { PersonalTiles, type TileContent } from './personal-tiles'
import {
  toApplicationTile,
  toNewListingsTile,
  toNothingNewTile,
  toSavedSearchesTile,
  toSavedTile,
} from './tiles'

const A_WEEK_MS = 7 * 24 * 60 * 60 * 1000

const SOON_DAYS = 7

const NO_NEWS: TileContent = {
  title: 'Saved',
  href: routes.saved,
  words: 'Open your list',
  more: 'Nothing new, and nothing closes soon.',
}

/** Shows saved items, searches and applications below the search on the home page (decision 066). */
export function PersonalHome() {
  const isSignedIn = useIsSignedIn()
  return (
    <section aria-labelledby="own-title" className="own">
      <h2 id="own-title" className="text-lg font-semibold">
        {isSignedIn ? 'Your updates' : 'Saved on this device'}
      </h2>
      {isSignedIn ? <AccountTiles /> : <DeviceTiles />}
    </section>
  )
}

function AccountTiles() {
  const { data, error, isFetching, refetch } = useQuery(
    { queryKey: queryKeys.overview, queryFn: read, refetchOnMount: 'always' },
    getQueryClient(),
  )
  const searches = useSavedSearchCounts()
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
        toApplicationTile(overview.applications, listDraftApplicationHrefs()),
        searches && toSavedSearchesTile(searches, now),
      ]}
      otherwise={toNothingNewTile(overview.fresh?.major ?? null)}
    />
  )
}

async function read() {
  const since = getLastVisit() ?? Date.now() - A_WEEK_MS
  return { since, overview: await fetchAccountOverview(since) }
}

export function DeviceTiles() {
  const { isReading, rows } = useSavedItems()
  const searches = useSavedSearchCounts()
  const now = new Date()
  const today = toDay(now)
  const open = rows.map(({ item }) => item).filter(({ status }) => status === 'open')
  const soon = open.filter(
    ({ closingDate }) => closingDate !== null && daysBetween(today, closingDate) <= SOON_DAYS,
  )
  const saved = { open: open.length, soon: soon.length, next: open[0] ?? null }
  return (
    <PersonalTiles
      tiles={[
        isReading ? undefined : toSavedTile(saved, today),
        searches && toSavedSearchesTile(searches, now),
      ]}
      otherwise={NO_NEWS}
    />
  )
}
