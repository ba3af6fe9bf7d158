import type { Query } from '@tanstack/react-query'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { createRetryTimer } from '@/lib/browser/api-client/retry-timer'
import { getOwnerMark } from '@/lib/browser/session/session-state'
import type { SavedArea } from '@/lib/contract/saved/saved-calls'
import type { SavedChange } from '@/lib/contract/socket-events'
import { queryKeys } from '../api-client/query-keys'

type OptimisticUpdate = {
  /** The API confirmed the change. */
  commit(): void
  /** The call failed. The API may have saved the change all the same, so the ids are refetched. */
  rollback(): void
}

type PendingCall = SavedChange & {
  /** Another page did the opposite while this call was pending: only the API knows which came last. */
  hasConflict: boolean
}

const pendingCalls = new Set<PendingCall>()
/** Areas to refetch as soon as none of their calls is pending. */
const staleAreas = new Set<SavedArea>()

const MAX_RETRY_DELAY_MS = 300_000
let retryTimer: ReturnType<typeof createRetryTimer> | null = null

/** Shows a change at once, before the API has answered. */
export function startOptimisticUpdate(change: SavedChange): OptimisticUpdate {
  const { area } = change
  const call: PendingCall = { ...change, hasConflict: false }
  const owner = getOwnerMark()
  pendingCalls.add(call)
  if (isFetching(area)) {
    void getQueryClient().cancelQueries({ queryKey: queryKeys.savedIds(area) })
    staleAreas.add(area)
  }
  updateCache(change)

  function settle(isKnown: boolean): void {
    pendingCalls.delete(call)
    // Another user may have signed in while the call was pending.
    if (getOwnerMark() !== owner) return
    if (isKnown) applyChange(change)
    else staleAreas.add(area)
    refetchStaleAreas()
  }

  return {
    commit: () => settle(!call.hasConflict),
    rollback: () => {
      if (getOwnerMark() === owner) updateCache({ ...change, isSaved: !change.isSaved })
      settle(false)
    },
  }
}

/**
 * Applies a change that the socket reports, made by this or another page of the user. Changes arrive in the
 * order of their commits.
 */
export function applyRemoteChange(change: SavedChange): void {
  const calls = [...pendingCalls].filter(({ area, id }) => area === change.area && id === change.id)
  for (const call of calls) call.hasConflict ||= call.isSaved !== change.isSaved
  if (calls.length === 0) applyChange(change)
}

/** Refetches the saved ids that are shown; with `before` (ms since the epoch), only those fetched earlier. */
export function refetchSavedIds(before = Number.POSITIVE_INFINITY): void {
  const client = getQueryClient()
  const predicate = ({ state: { dataUpdatedAt: readAt } }: Query) =>
    readAt < before && (readAt > 0 || before === Number.POSITIVE_INFINITY)
  const marks = client.getQueryCache().findAll({ queryKey: queryKeys.saved, predicate })
  for (const { queryKey } of marks) staleAreas.add(queryKey[1] as SavedArea)
  refetchStaleAreas()
}

/** Schedules another fetch when one failed or returned cached ids, since the socket reports no gap in that case. */
export function handleFetchResult(area: SavedArea, isCurrent: boolean): void {
  if (isCurrent) {
    if (staleAreas.size === 0) retryTimer?.reset()
    return
  }
  staleAreas.add(area)
  retryTimer ??= createRetryTimer(refetchStaleAreas, MAX_RETRY_DELAY_MS)
  retryTimer.schedule()
}

function applyChange(change: SavedChange): void {
  // A response that is being fetched may be older than this change.
  if (isFetching(change.area)) staleAreas.add(change.area)
  updateCache(change)
  refetchStaleAreas()
}

function updateCache({ area, id, isSaved }: SavedChange): void {
  getQueryClient().setQueryData<readonly number[]>(queryKeys.savedIds(area), (ids) => {
    const others = ids?.filter((each) => each !== id)
    return isSaved ? others?.concat(id) : others
  })
}

function isFetching(area: SavedArea): boolean {
  return getQueryClient().isFetching({ queryKey: queryKeys.savedIds(area) }) > 0
}

function refetchStaleAreas(): void {
  const busy = new Set([...pendingCalls].map(({ area }) => area))
  for (const area of staleAreas) {
    if (busy.has(area)) continue
    staleAreas.delete(area)
    void refetchArea(area)
  }
}

async function refetchArea(area: SavedArea): Promise<void> {
  const filter = { queryKey: queryKeys.savedIds(area) }
  // Without cancelling, a first fetch that is pending would not be restarted.
  await getQueryClient().cancelQueries(filter)
  await getQueryClient().invalidateQueries(filter)
}
