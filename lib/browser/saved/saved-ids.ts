import type { ListingApiPath } from '@/lib/contract/saved/schemaless-saved-endpoints'
import { applyIds } from './account-saves'
import { changeSaves, DEVICE, emitSavesChange, getSavesOwner } from './save-store'
import { listSavedIds } from './saved-api'

/** in ms; younger ids are not fetched again for another page */
const FRESH_MS = 60_000

type AreaState = {
  /** Grows with each change: a response that was requested before the change may lack it. */
  version: number
  /** in ms since the epoch; 0 for never */
  fetchedAt: number
  isFetching: boolean
  /** Null after a success. */
  error: unknown
}

type FetchState = Pick<Readonly<AreaState>, 'error' | 'isFetching'> & {
  /** Areas whose ids are as current as they can be: fetched, or known from earlier when nothing answers. */
  readonly tried: readonly ListingApiPath[]
}

type Options = {
  /** Runs a fetch under a name; after one that fails, `refetchFailed` is to be called later. */
  readonly run: (name: string, work: Promise<boolean>) => Promise<void>
  /** Resolves once nothing is being sent. */
  readonly untilSent: () => Promise<unknown>
}

/** Creates what fetches the ids that the account has saved, for each area by itself. */
export function createSavedIds({ run, untilSent }: Options) {
  const areas = new Map<ListingApiPath, AreaState>()
  let fetchState = summarize()

  function summarize(): FetchState {
    const all = [...areas]
    return {
      error: all.find(([, { error }]) => error !== null)?.[1].error ?? null,
      isFetching: all.some(([, { isFetching }]) => isFetching),
      tried: all.filter(([, one]) => one.fetchedAt > 0 || one.error !== null).map(([area]) => area),
    }
  }

  function publish(): void {
    fetchState = summarize()
    emitSavesChange()
  }

  function stateOf(area: ListingApiPath): AreaState {
    const state = areas.get(area) ?? { version: 0, fetchedAt: 0, isFetching: false, error: null }
    areas.set(area, state)
    return state
  }

  function noteChange(area: ListingApiPath): void {
    const state = areas.get(area)
    if (state !== undefined) state.version += 1
  }

  function refetch(area: ListingApiPath): void {
    noteChange(area)
    if (!stateOf(area).isFetching) void fetchIds(area)
  }

  async function fetchIds(area: ListingApiPath): Promise<void> {
    const state = stateOf(area)
    const fetching = fetchCurrentIds(area, state)
    state.isFetching = true
    publish()
    await run(area, fetching)
    state.isFetching = false
    publish()
  }

  /** Repeats the call until nothing has changed meanwhile. @throws Error */
  async function fetchCurrentIds(area: ListingApiPath, state: AreaState): Promise<boolean> {
    for (;;) {
      await untilSent()
      const owner = getSavesOwner()
      if (owner === DEVICE) {
        state.error = null
        return true
      }
      const { version } = state
      const result = await listSavedIds(area).catch((cause: unknown) => ({ cause }))
      if (version !== state.version || getSavesOwner() !== owner) continue
      state.error = 'cause' in result ? result.cause : null
      if ('cause' in result) throw result.cause
      state.fetchedAt = Date.now()
      void changeSaves(owner, (saves) => applyIds(saves, area, result))
      return true
    }
  }

  return {
    /** Notes that an area has changed: responses that are being waited for may be too old. */
    noteChange,

    /** Fetches the ids of an area again. */
    refetch,

    /** Fetches the ids of areas unless they are fresh, or were refused and come later. */
    require(shown: readonly ListingApiPath[]): void {
      for (const area of shown) {
        const { fetchedAt, isFetching, error } = stateOf(area)
        const isFresh = Date.now() - fetchedAt < FRESH_MS
        if (!isFetching && !isFresh && error === null) void fetchIds(area)
      }
    },

    refetchFailed(): void {
      for (const [area, { error }] of areas) if (error !== null) refetch(area)
    },

    /** Fetches the ids that are shown again; with `before` (ms since the epoch), only those fetched earlier. */
    refetchAll(before = Number.POSITIVE_INFINITY): void {
      for (const [area, { fetchedAt }] of areas) {
        const isKnown = fetchedAt > 0 || before === Number.POSITIVE_INFINITY
        if (fetchedAt < before && isKnown) refetch(area)
      }
    },

    /** Fetches the ids of another session; none count as fresh. */
    restart(): void {
      for (const [area, state] of areas) {
        state.fetchedAt = 0
        refetch(area)
      }
    },

    getFetchState: () => fetchState,
  }
}
