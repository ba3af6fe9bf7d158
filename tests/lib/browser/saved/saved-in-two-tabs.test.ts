// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SavedChange } from '@/lib/contract/socket-events'

const area = '/v1/job'
const IDS = [1, 2, 3]
const PRESSES = 200
/** ms, of the clock of the test */
const LATE = 40
/** ms: what is read once more after a failure is read within it */
const A_WHILE = 600_000

const { device } = vi.hoisted(() => ({
  device: { read: (): Promise<object> => Promise.reject(new Error('Nothing is there yet')) },
}))
vi.mock('@/lib/browser/saved/offline-saves', () => ({
  loadSavedIds: () => device.read(),
}))

/** Whole numbers below a bound, the same for the same seed (Park and Miller). */
function chooseBy(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

type Choose = ReturnType<typeof chooseBy>

const later = (choose: Choose) => new Promise((resolve) => setTimeout(resolve, choose(LATE)))

/** Commits one after the other, and tells of what changed in that order. */
function createApi(choose: Choose) {
  const saved = new Set<number>()
  const tabs: Array<(change: SavedChange) => void> = []
  let isWell = false
  return {
    saved,
    tabs,
    getWell: () => {
      isWell = true
    },
    /** One reading in ten fails, and one in ten is what the device remembers: here that nothing was saved. */
    read: async () => {
      await later(choose)
      const ids = [...saved]
      await later(choose)
      const fate = isWell ? 9 : choose(10)
      if (fate === 0) throw new Error('/v1/job/saved gave 503')
      return fate === 1 ? { ids: [], isCurrent: false } : { ids, isCurrent: true }
    },
    commit: (id: number, isSaved: boolean) => {
      if (saved.has(id) === isSaved) return
      if (isSaved) saved.add(id)
      else saved.delete(id)
      for (const tell of tabs) tell({ area, id, isSaved })
    },
  }
}

/** A tab has modules of its own. */
async function openTab(api: ReturnType<typeof createApi>, choose: Choose) {
  vi.resetModules()
  const marks = await import('@/lib/browser/saved/saved-ids-cache')
  const client = (await import('@/lib/browser/api-client/query-client')).getQueryClient()
  const { savedIdsQuery } = await import('@/lib/browser/saved/saved-ids-query')
  const query = savedIdsQuery(area)
  const end = new QueryObserver(client, query).subscribe(() => undefined)
  const pending = new Set<number>()
  /** Each line has a number, and what was said on one is not heard on the next; 0: none is open. */
  let line = 1
  let lines = 1
  let told = Promise.resolve()
  api.tabs.push((change) => {
    const saidOn = line
    told = told.then(async () => {
      await later(choose)
      if (saidOn > 0 && saidOn === line) marks.applyRemoteChange(change)
    })
  })
  const shown = () => client.getQueryData<readonly number[]>(query.queryKey)

  return {
    end,
    shown,
    fall: () => {
      line = 0
    },
    open: () => {
      lines += 1
      line = lines
      marks.refetchSavedIds()
    },
    press: async (id: number) => {
      const ids = shown()
      if (ids === undefined || pending.has(id)) return
      pending.add(id)
      const isSaved = !ids.includes(id)
      const call = marks.startOptimisticUpdate({ area, id, isSaved })
      await later(choose)
      const fate = choose(10)
      if (fate > 0) api.commit(id, isSaved)
      await later(choose)
      // One in ten is refused, and of one in ten the answer is lost.
      if (fate > 1) call.commit()
      else call.rollback()
      pending.delete(id)
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  Cookies.set('signed_in', '1.me')
})
afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
  Cookies.remove('signed_in')
})

test.each([1, 7, 23, 99, 1024, 3000, 4711])(
  'however presses, answers, readings and messages meet, both tabs end with what is saved (seed %i)',
  async (seed) => {
    const choose = chooseBy(seed)
    const api = createApi(choose)
    device.read = api.read
    const tabs = [await openTab(api, choose), await openTab(api, choose)]
    await vi.advanceTimersByTimeAsync(4 * LATE)
    const calls: Promise<void>[] = []
    for (let press = 0; press < PRESSES; press++) {
      const tab = tabs[choose(2)]
      if (press % 40 === 20) tabs[press % 80 === 20 ? 0 : 1]?.fall()
      if (press % 40 === 30) for (const each of tabs) each.open()
      if (tab) calls.push(tab.press(IDS[choose(IDS.length)] ?? 1))
      await vi.advanceTimersByTimeAsync(choose(LATE))
    }
    await vi.advanceTimersByTimeAsync(100 * LATE)
    await Promise.all(calls)
    api.getWell()
    await vi.advanceTimersByTimeAsync(A_WHILE)
    const expected = [...api.saved].toSorted()
    expect(tabs.map(({ shown }) => shown()?.toSorted())).toEqual([expected, expected])
    for (const { end } of tabs) end()
  },
)
