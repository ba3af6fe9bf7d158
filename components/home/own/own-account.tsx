import { useQuery } from '@tanstack/react-query'
import { Trouble } from '@/components/ui/trouble'
import { readOverview } from '@/lib/browser/account/overview'
import { queryKeys } from '@/lib/browser/account/query-keys'
import { listApplicationDrafts } from '@/lib/browser/applying/list-drafts'
import { getLastVisit } from '@/lib/browser/visits/visits'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import { toDay } from '@/lib/shared/calendar/day'
import { OwnTile } from './own-tile'
import { SearchTile } from './search-tile'
import { toApplicationTile } from './to-application-tile'
import { toFreshTile } from './to-fresh-tile'
import { toSavedTile } from './to-saved-tile'

const A_WEEK_MS = 7 * 24 * 60 * 60 * 1000

export function OwnAccount() {
  const { data, error, isFetching, refetch } = useQuery(
    { queryKey: queryKeys.overview, queryFn: read, refetchOnMount: 'always' },
    getQueryClient(),
  )
  if (data === undefined) {
    if (error === null) return null
    const retry = () => void refetch()
    return <Trouble words="What is yours did not come." isBusy={isFetching} retry={retry} />
  }
  const { overview, since } = data
  const now = new Date()
  return (
    <ul className="own-tiles">
      <OwnTile {...toSavedTile(overview.saved, toDay(now))} />
      <OwnTile {...toFreshTile(overview.fresh, since, now)} />
      <OwnTile {...toApplicationTile(overview.applications, listApplicationDrafts())} />
      <SearchTile />
    </ul>
  )
}

async function read() {
  const since = getLastVisit() ?? Date.now() - A_WEEK_MS
  return { since, overview: await readOverview(since) }
}
