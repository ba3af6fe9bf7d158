import Cookies from 'js-cookie'
import { afterEach, beforeEach, vi } from 'vitest'
import { createDeferred } from '@/tests/support/deferred'
import type { createDatabase } from '@/tests/support/idb-keyval'

type Answer = () => Response | Promise<Response>

export const area = '/v1/job'

export const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
export const refuse = (status: number) => () =>
  Response.json({ statusCode: status, message: 'No.' }, { status })
export const listOf = (...ids: readonly number[]) =>
  Response.json({ data: ids.map((id) => ({ id })), total: ids.length })
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Waits until the caller releases it. */
export function hold(answer: Answer) {
  const { promise: released, resolve: release } = createDeferred()
  return { release, answer: () => released.then(answer) }
}

const createApi = () => ({
  /** The saved ids, and the requests it received. */
  saved: [7],
  asked: [] as string[],
  /** Responses in place of the usual ones, in order. */
  answers: { save: [] as Answer[], list: [] as Answer[] },
  isBroken: false,
})

/**
 * Provides each test of a file with a page of its own, on which an account is signed in, and with an API. The
 * file mocks `idb-keyval` by the database.
 */
export function provideSaveSyncPage(database: ReturnType<typeof createDatabase>) {
  const api = createApi()
  /** Removes the listeners of the page. */
  const leave: (() => void)[] = []
  let store: typeof import('@/lib/browser/saved/save-store')
  let sync: typeof import('@/lib/browser/saved/save-sync')
  let session: typeof import('@/lib/browser/session/session-state')

  async function fetchStub(address: string, { method }: RequestInit): Promise<Response> {
    const [, id] = /(\d+)\/save$/.exec(address) ?? []
    api.asked.push(id === undefined ? 'GET' : `${method} ${id}`)
    if (api.isBroken) return await lost()
    const answer = api.answers[id === undefined ? 'list' : 'save'].shift()
    if (id === undefined) return (await answer?.()) ?? listOf(...api.saved)
    const reply = (await answer?.()) ?? Response.json({ success: true })
    const others = api.saved.filter((one) => one !== Number(id))
    if (reply.ok) api.saved = method === 'POST' ? [...others, Number(id)] : others
    return reply
  }

  /** A page has its listeners as long as it is open. */
  function noteListeners(): void {
    for (const target of [window, document]) {
      const listen = target.addEventListener.bind(target)
      vi.spyOn(target, 'addEventListener').mockImplementation(
        (type: string, listener: EventListener) => {
          listen(type, listener)
          leave.push(() => target.removeEventListener(type, listener))
        },
      )
    }
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.resetModules()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    vi.spyOn(console, 'warn').mockReturnValue()
    Object.assign(api, createApi())
    vi.stubGlobal('fetch', fetchStub)
    noteListeners()
    database.rows.clear()
    Cookies.set('installation', 'known')
    Cookies.set('signed_in', '1.me')
  })
  afterEach(async () => {
    for (const end of leave.splice(0)) end()
    await pass(600_000)
    database.refuse(false)
    Cookies.remove('signed_in')
    database.rows.clear()
  })

  const entries = (owner: string) => store.getSaves(owner)?.entries
  const sends = () => api.asked.filter((one) => !one.startsWith('GET'))
  return {
    api,
    get store() {
      return store
    },
    get sync() {
      return sync
    },
    open: async (): Promise<void> => {
      session = await import('@/lib/browser/session/session-state')
      store = await import('@/lib/browser/saved/save-store')
      sync = await import('@/lib/browser/saved/save-sync')
      store.subscribeToSaves(() => undefined)
      sync.fetchStaleSavedIds([area])
      await pass(0)
    },
    switchUser: (hint: string): void => {
      if (hint === '') Cookies.remove('signed_in')
      else Cookies.set('signed_in', hint)
      session.broadcastSessionChange()
    },
    shown: (owner = 'me') =>
      entries(owner)
        ?.filter((entry) => entry.saved && entry.area === area)
        .map(({ id }) => id)
        .toSorted(),
    unsynced: (owner = 'me') =>
      entries(owner)
        ?.filter(({ synced }) => !synced)
        .map(({ id }) => id)
        .toReversed(),
    save: (id: number, isSaved = true) => sync.saveInAccount({ area, id }, isSaved),
    sends,
    reads: () => api.asked.length - sends().length,
  }
}
