import type { Query } from '@tanstack/react-query'
import { getOwnerMark } from '@/lib/browser/session/signed-in'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import { createRetries } from '@/lib/browser/wire/retries'
import type { SavingArea } from '@/lib/contract/saving'
import type { SavedChange } from '@/lib/contract/socket-events'
import { queryKeys } from './query-keys'

type Saving = {
  /** The API did it. */
  succeed(): void
  /** It may have done it all the same: only it knows. */
  fail(): void
}

type Call = SavedChange & {
  /** Another page did the opposite meanwhile, and only the API knows who was last. */
  isContradicted: boolean
}

const underWay = new Set<Call>()
/** What is to be read once no call about it is under way. */
const doubtful = new Set<SavingArea>()

const LONGEST_PAUSE_MS = 300_000
let retries: ReturnType<typeof createRetries> | null = null

/** Shows a change before the API has answered. */
export function beginSaving(change: SavedChange): Saving {
  const { area } = change
  const call: Call = { ...change, isContradicted: false }
  const owner = getOwnerMark()
  underWay.add(call)
  if (isReading(area)) {
    void getQueryClient().cancelQueries({ queryKey: queryKeys.savedIds(area) })
    doubtful.add(area)
  }
  show(change)

  function settle(isKnown: boolean): void {
    underWay.delete(call)
    // Somebody else may have signed in meanwhile.
    if (getOwnerMark() !== owner) return
    if (isKnown) note(change)
    else doubtful.add(area)
    readDoubtful()
  }

  return {
    succeed: () => settle(!call.isContradicted),
    fail: () => {
      if (getOwnerMark() === owner) show({ ...change, isSaved: !change.isSaved })
      settle(false)
    },
  }
}

/** What any page of the user did, this one too; in the order in which it was done. */
export function hearSaved(change: SavedChange): void {
  const calls = [...underWay].filter(({ area, id }) => area === change.area && id === change.id)
  for (const call of calls) call.isContradicted ||= call.isSaved !== change.isSaved
  if (calls.length === 0) note(change)
}

/** All marks that are shown are read again; given a moment in ms, those that were read before it. */
export function lookAtSaved(before = Number.POSITIVE_INFINITY): void {
  const client = getQueryClient()
  const predicate = ({ state: { dataUpdatedAt: readAt } }: Query) =>
    readAt < before && (readAt > 0 || before === Number.POSITIVE_INFINITY)
  const marks = client.getQueryCache().findAll({ queryKey: queryKeys.saved, predicate })
  for (const { queryKey } of marks) doubtful.add(queryKey[1] as SavingArea)
  readDoubtful()
}

/** What failed, or is what this device remembers, is read again: a line that was never found lost tells nothing of a gap. */
export function judgeReading(area: SavingArea, isCurrent: boolean): void {
  if (isCurrent) {
    if (doubtful.size === 0) retries?.rest()
    return
  }
  doubtful.add(area)
  retries ??= createRetries(readDoubtful, LONGEST_PAUSE_MS)
  retries.later()
}

function note(change: SavedChange): void {
  // What is being read may be older.
  if (isReading(change.area)) doubtful.add(change.area)
  show(change)
  readDoubtful()
}

function show({ area, id, isSaved }: SavedChange): void {
  getQueryClient().setQueryData<readonly number[]>(queryKeys.savedIds(area), (ids) => {
    const others = ids?.filter((each) => each !== id)
    return isSaved ? others?.concat(id) : others
  })
}

function isReading(area: SavingArea): boolean {
  return getQueryClient().isFetching({ queryKey: queryKeys.savedIds(area) }) > 0
}

function readDoubtful(): void {
  const busy = new Set([...underWay].map(({ area }) => area))
  for (const area of doubtful) {
    if (busy.has(area)) continue
    doubtful.delete(area)
    void readAgain(area)
  }
}

async function readAgain(area: SavingArea): Promise<void> {
  const filter = { queryKey: queryKeys.savedIds(area) }
  // A first reading is not begun anew otherwise.
  await getQueryClient().cancelQueries(filter)
  await getQueryClient().invalidateQueries(filter)
}
