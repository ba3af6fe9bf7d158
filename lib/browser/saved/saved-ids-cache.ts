import type { Query } from '@tanstack/react-query'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { createRetryTimer } from '@/lib/browser/api-client/retry-timer'
import { getOwnerMark } from '@/lib/browser/session/session-state'
import type { SavedArea } from '@/lib/contract/saved/saved-calls'
import type { SavedChange } from '@/lib/contract/socket-events'
import { queryKeys } from '../api-client/query-keys'

type OptimisticUpdate = {
  /** The API did it. */
  commit(): void
  /** It may have done it all the same: only it knows. */
  rollback(): void
}

type PendingCall = SavedChange & {
  /** Another page did the opposite meanwhile, and only the API knows who was last. */
  hasConflict: boolean
}

const pendingCalls = new Set<PendingCall>()
/** What is to be read once no call about it is under way. */
const staleAreas = new Set<SavedArea>()

const MAX_RETRY_DELAY_MS = 300_000
let retryTimer: ReturnType<typeof createRetryTimer> | null = null

/** Shows a change before the API has answered. */
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
    // Somebody else may have signed in meanwhile.
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

/** What any page of the user did, this one too; in the order in which it was done. */
export function applyRemoteChange(change: SavedChange): void {
  const calls = [...pendingCalls].filter(({ area, id }) => area === change.area && id === change.id)
  for (const call of calls) call.hasConflict ||= call.isSaved !== change.isSaved
  if (calls.length === 0) applyChange(change)
}

/** All marks that are shown are read again; given a moment in ms, those that were read before it. */
export function refetchSavedIds(before = Number.POSITIVE_INFINITY): void {
  const client = getQueryClient()
  const predicate = ({ state: { dataUpdatedAt: readAt } }: Query) =>
    readAt < before && (readAt > 0 || before === Number.POSITIVE_INFINITY)
  const marks = client.getQueryCache().findAll({ queryKey: queryKeys.saved, predicate })
  for (const { queryKey } of marks) staleAreas.add(queryKey[1] as SavedArea)
  refetchStaleAreas()
}

/** What failed, or is what this device remembers, is read again: a line that was never found lost tells nothing of a gap. */
export function handleFetchResult(area: SavedArea, isCurrent: boolean): void {
  if (isCurrent) {
    if (staleAreas.size === 0) retryTimer?.rest()
    return
  }
  staleAreas.add(area)
  retryTimer ??= createRetryTimer(refetchStaleAreas, MAX_RETRY_DELAY_MS)
  retryTimer.later()
}

function applyChange(change: SavedChange): void {
  // What is being read may be older.
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
  // A first reading is not begun anew otherwise.
  await getQueryClient().cancelQueries(filter)
  await getQueryClient().invalidateQueries(filter)
}
