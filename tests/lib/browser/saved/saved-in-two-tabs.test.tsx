import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SavedChange } from '@/lib/contract/socket-events'

const area = '/v1/job'
const IDS = [1, 2, 3]
const PRESSES = 200
/** ms of the fake clock */
const LATE = 40
/** ms within which a failed request is repeated */
const A_WHILE = 1_200_000

const database = await vi.hoisted(async () =>
  (await import('@/tests/support/idb-keyval')).createDatabase(),
)
vi.mock('idb-keyval', () => database)

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

const SAVE = /\/v1\/job\/(\d+)\/save$/
const BUSY = { statusCode: 503, message: 'Busy' }

/** Commits one after the other, and reports what changed in that order. */
function createApi(choose: Choose) {
  const saved = new Set<number>()
  const tabs: Array<(change: SavedChange) => void> = []
  let isWell = false
  const commit = (id: number, isSaved: boolean) => {
    if (saved.has(id) === isSaved) return
    if (isSaved) saved.add(id)
    else saved.delete(id)
    for (const report of tabs) report({ area, id, isSaved })
  }
  return {
    saved,
    tabs,
    getWell: () => {
      isWell = true
    },
    /** One call in ten is rejected, and one response in ten is lost. */
    fetch: async (address: string, { method }: RequestInit): Promise<Response> => {
      await later(choose)
      const fate = isWell ? 9 : choose(10)
      const id = Number(SAVE.exec(address)?.[1] ?? 0)
      if (id > 0 && fate > 0) commit(id, method === 'POST')
      const data = [...saved].map((one) => ({ id: one }))
      await later(choose)
      if (fate === 0) return Response.json(BUSY, { status: 503 })
      if (fate === 1) throw new TypeError('Failed to fetch')
      return Response.json(id > 0 ? { success: true } : { data, total: data.length })
    },
  }
}

/** Each tab has its own modules. */
async function openTab(api: ReturnType<typeof createApi>, choose: Choose) {
  vi.resetModules()
  const store = await import('@/lib/browser/saved/save-store')
  const sync = await import('@/lib/browser/saved/save-sync')
  const end = store.subscribeToSaves(() => undefined)
  sync.fetchStaleSavedIds([area])
  const pending = new Set<number>()
  /** Each connection has a number, and events of one do not reach the next; 0: none is open. */
  let line = 1
  let lines = 1
  let reported = Promise.resolve()
  api.tabs.push((change) => {
    const saidOn = line
    reported = reported.then(async () => {
      await later(choose)
      if (saidOn > 0 && saidOn === line) sync.applyRemoteChange(change)
    })
  })
  const shown = () => {
    const saves = store.getSaves('me')
    if (!saves?.known.includes(area)) return undefined
    return saves.entries.filter(({ saved }) => saved).map(({ id }) => id)
  }
  return {
    end,
    shown,
    fall: () => {
      line = 0
    },
    open: () => {
      lines += 1
      line = lines
      sync.refetchSavedIds()
    },
    press: async (id: number) => {
      const ids = shown()
      if (ids === undefined || pending.has(id)) return
      pending.add(id)
      await sync.saveInAccount({ area, id }, !ids.includes(id))
      pending.delete(id)
    },
  }
}

/** One after the other, as the Web Locks API does for all tabs. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_name: string, work: () => Promise<unknown>) => {
      last = last.then(work, work)
      return last
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  database.rows.clear()
  Cookies.set('signed_in', '1.me')
  Cookies.set('installation', 'known')
  vi.stubGlobal('navigator', { onLine: true, locks: createLocks() })
  const write = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    write.call(this, key, value)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
})
afterEach(() => {
  vi.resetModules()
  Cookies.remove('signed_in')
  database.rows.clear()
})

test.each([1, 7, 23, 99, 1024, 1337, 3000])(
  'in any order of clicks, responses and messages, both tabs end with what is saved (seed %i)',
  async (seed) => {
    const choose = chooseBy(seed)
    const api = createApi(choose)
    vi.stubGlobal('fetch', api.fetch)
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
    // The body of a response is read in real time, which the fake clock does not wait for.
    await vi.waitFor(() => {
      const expected = [...api.saved].toSorted()
      expect(tabs.map(({ shown }) => shown()?.toSorted())).toEqual([expected, expected])
    })
    for (const { end } of tabs) end()
  },
)
