import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const database = await vi.hoisted(async () =>
  (await import('@/tests/support/idb-keyval')).createDatabase(),
)
vi.mock('idb-keyval', () => database)

type Answer = () => Response | Promise<Response>

const area = '/v1/job'
/** The saved ids of the API, and the requests it received. */
let saved: number[] = []
let asked: string[] = []
/** Responses in place of the usual ones, in order. */
let answers: { save: Answer[]; list: Answer[] }
let isBroken = false
/** Removes the listeners of the page. */
const leave: (() => void)[] = []
let store: typeof import('@/lib/browser/saved/save-store')
let sync: typeof import('@/lib/browser/saved/save-sync')
let session: typeof import('@/lib/browser/session/session-state')

const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
const refuse = (status: number) => () =>
  Response.json({ statusCode: status, message: 'No.' }, { status })
const listOf = (...ids: readonly number[]) =>
  Response.json({ data: ids.map((id) => ({ id })), total: ids.length })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const shown = (owner = 'me') =>
  store
    .getSaves(owner)
    ?.entries.filter((entry) => entry.saved && entry.area === area)
    .map(({ id }) => id)
    .toSorted()
const isKnown = () => store.getSaves('me')?.known.includes(area)
const unsynced = (owner = 'me') =>
  store
    .getSaves(owner)
    ?.entries.filter(({ synced }) => !synced)
    .map(({ id }) => id)
    .toReversed()
const save = (id: number, isSaved = true) => sync.saveInAccount({ area, id }, isSaved)
const reads = () => asked.filter((one) => one.startsWith('GET')).length
const sends = () => asked.filter((one) => !one.startsWith('GET'))

/** Waits until the caller releases it. */
function hold(answer: Answer) {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { release: () => release(), answer: () => released.then(answer) }
}

async function fetchStub(address: string, { method }: RequestInit): Promise<Response> {
  const [, id] = /(\d+)\/save$/.exec(address) ?? []
  asked.push(id === undefined ? 'GET' : `${method} ${id}`)
  if (isBroken) return await lost()
  const answer = answers[id === undefined ? 'list' : 'save'].shift()
  if (id === undefined) return (await answer?.()) ?? listOf(...saved)
  const reply = (await answer?.()) ?? Response.json({ success: true })
  const others = saved.filter((one) => one !== Number(id))
  if (reply.ok) saved = method === 'POST' ? [...others, Number(id)] : others
  return reply
}

function switchUser(hint: string): void {
  if (hint === '') Cookies.remove('signed_in')
  else Cookies.set('signed_in', hint)
  session.broadcastSessionChange()
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

async function open(): Promise<void> {
  session = await import('@/lib/browser/session/session-state')
  store = await import('@/lib/browser/saved/save-store')
  sync = await import('@/lib/browser/saved/save-sync')
  store.subscribeToSaves(() => undefined)
  sync.fetchStaleSavedIds([area])
  await pass(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', fetchStub)
  noteListeners()
  database.rows.clear()
  saved = [7]
  asked = []
  answers = { save: [], list: [] }
  isBroken = false
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

describe('a click on a save button', () => {
  beforeEach(open)

  it('is shown before the response, stays, and causes no other request', async () => {
    const { release, answer } = hold(() => Response.json({ success: true }))
    answers.save = [answer]
    const pressed = save(8)
    await pass(0)
    expect([shown(), unsynced()]).toEqual([[7, 8], [8]])
    release()
    expect(await pressed).toBe('')
    await pass(0)
    expect([shown(), unsynced(), asked]).toEqual([[7, 8], [], ['GET', 'POST 8']])
  })

  it('is queued when there is no response, and later clicks queue behind it', async () => {
    answers.save = [lost, lost, lost]
    expect(await save(8)).toMatch(/when you are online/)
    expect(await save(9)).toMatch(/when you are online/)
    expect([shown(), unsynced()]).toEqual([
      [7, 8, 9],
      [8, 9],
    ])
    expect(sends()).not.toContain('POST 9')
    await pass(20_000)
    expect([unsynced(), saved]).toEqual([[], [7, 8, 9]])
  })

  it('is queued after a timeout', async () => {
    answers.save = [() => Promise.reject(new DOMException('Too long', 'TimeoutError'))]
    expect(await save(8)).toMatch(/when you are online/)
  })

  it.each([
    refuse(503),
    refuse(422),
    () => new Response('<h1>Welcome</h1>', { status: 502 }),
    () => Promise.reject(new DOMException('503 was read no further', 'AbortError')),
  ])('is reverted when the API rejects it, and the saved ids are fetched again', async (answer) => {
    answers.save = [answer]
    saved = [7, 9]
    expect(await save(8)).toMatch(/^No\.$|not responding/)
    expect(unsynced()).toEqual([])
    await pass(0)
    expect([shown(), reads()]).toEqual([[7, 9], 2])
  })

  it('is reverted to saved when a removal is rejected', async () => {
    const { release, answer } = hold(() => listOf(7))
    answers = { save: [refuse(503)], list: [answer] }
    expect(await save(7, false)).toBe('No.')
    expect(shown()).toEqual([7])
    release()
  })

  it('is reverted when there is no response and no storage', async () => {
    database.refuse(true)
    answers.save = [lost]
    expect(await save(8)).toMatch(/not responding/)
    expect(shown()).toEqual([7])
    expect(await save(8)).toBe('')
    expect(shown()).toEqual([7, 8])
  })

  it('is sent after a pending one', async () => {
    const { release, answer } = hold(() => Response.json({ success: true }))
    answers.save = [answer]
    const removed = save(7, false)
    await pass(0)
    const again = save(7)
    await pass(0)
    expect([shown(), sends()]).toEqual([[7], ['DELETE 7']])
    release()
    expect(await Promise.all([removed, again])).toEqual(['', ''])
    expect([shown(), sends()]).toEqual([[7], ['DELETE 7', 'POST 7']])
  })

  it('takes back a save that has not been moved from the device yet', async () => {
    isBroken = true
    const { saveOnDevice } = await import('@/lib/browser/saved/device-saves')
    await saveOnDevice({ area, id: 8, title: 'Job 8' })
    expect(await save(8, false)).toMatch(/when you are online/)
    expect([shown(), store.hasDeviceSaves()]).toEqual([[7], false])
  })

  it('is neither shown to nor stored for the next user by a late response', async () => {
    const { release, answer } = hold(() => Response.json({ success: true }))
    answers.save = [answer]
    const pressed = save(8)
    await pass(0)
    database.rows.clear()
    answers.list = [() => listOf(5)]
    switchUser('1.you')
    await pass(0)
    release()
    await pressed
    await pass(0)
    expect([
      shown('you'),
      store.getSaves('me'),
      JSON.stringify([...database.rows]).includes('"me"'),
    ]).toEqual([[5], null, false])
  })
})

it('of an unknown user is reverted when there is no response', async () => {
  Cookies.set('signed_in', '1')
  await open()
  expect(shown('*')).toEqual([7])
  answers.save = [lost]
  expect(await save(8)).toMatch(/not responding/)
  expect([shown('*'), [...database.rows]]).toEqual([[7], []])
  expect(await save(8)).toBe('')
  expect(shown('*')).toEqual([7, 8])
})

describe('a change from the WebSocket', () => {
  beforeEach(open)

  const report = (id: number, isSaved: boolean) => sync.applyRemoteChange({ area, id, isSaved })

  it('is shown', async () => {
    report(9, true)
    report(7, false)
    expect(shown()).toEqual([9])
    await pass(600_000)
    expect(reads()).toBe(1)
  })

  it('after sign-out is not saved on the device', async () => {
    switchUser('')
    report(9, true)
    await pass(0)
    expect([shown(''), store.hasDeviceSaves(), vi.getTimerCount()]).toEqual([[], false, 0])
  })

  it('of our own click causes no request', async () => {
    const pressed = save(8)
    report(8, true)
    await pressed
    report(8, true)
    await pass(600_000)
    expect([shown(), reads()]).toEqual([[7, 8], 1])
  })

  it('opposite to our click is resolved by the API', async () => {
    const { release, answer } = hold(() => Response.json({ success: true }))
    answers = { save: [answer], list: [() => listOf(7)] }
    const pressed = save(8)
    await pass(0)
    report(8, true)
    report(8, false)
    expect(shown()).toEqual([7, 8])
    release()
    await pressed
    await pass(0)
    expect([shown(), reads()]).toEqual([[7], 2])
  })

  it('is not undone by an older response', async () => {
    const { release, answer } = hold(() => listOf(7))
    answers.list = [answer]
    sync.refetchSavedIds()
    await pass(0)
    saved = [7, 9]
    report(9, true)
    release()
    await pass(0)
    expect([shown(), reads()]).toEqual([[7, 9], 3])
  })
})

describe('saved ids of the account', () => {
  it('are fetched once for all buttons of a page, and again for a page a minute later', async () => {
    await open()
    sync.fetchStaleSavedIds([area])
    await pass(59_999)
    sync.fetchStaleSavedIds([area])
    expect(reads()).toBe(1)
    await pass(1)
    sync.fetchStaleSavedIds([area])
    await pass(0)
    expect(reads()).toBe(2)
  })

  it('are the stored ones until the API responds', async () => {
    const { applyIds } = await import('@/lib/browser/saved/account-saves')
    database.rows.set('account', {
      ...applyIds({ entries: [], known: [] }, area, [3]),
      owner: 'me',
    })
    answers.list = [lost]
    await open()
    await pass(2999)
    expect(shown()).toEqual([3])
    await pass(1)
    expect(shown()).toEqual([7])
    await pass(600_000)
    expect(reads()).toBe(2)
  })

  it('are fetched again after a failure, at growing intervals, also the first time', async () => {
    answers.list = [refuse(503), refuse(503)]
    await open()
    expect([sync.getSavedIdsFetchState().error, isKnown()]).toEqual([expect.any(Error), false])
    await pass(3000)
    expect(reads()).toBe(2)
    await pass(5999)
    expect(reads()).toBe(2)
    await pass(1)
    expect([shown(), sync.getSavedIdsFetchState().error]).toEqual([[7], null])
  })

  it('are not fetched while offline, but immediately when online', async () => {
    answers.list = [lost]
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await open()
    await pass(600_000)
    expect(reads()).toBe(1)
    isOnline.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(shown()).toEqual([7])
  })

  it('are fetched after pending saves have their responses', async () => {
    await open()
    const { release, answer } = hold(() => Response.json({ success: true }))
    answers.save = [answer]
    const pressed = [save(8), save(9)]
    await pass(0)
    sync.refetchSavedIds()
    await pass(0)
    expect(reads()).toBe(1)
    release()
    await Promise.all(pressed)
    await pass(0)
    expect([shown(), reads()]).toEqual([[7, 8, 9], 2])
  })

  it('are not fetched again when they are newer than requested', async () => {
    await open()
    saved = [7, 9]
    sync.refetchSavedIds(Date.now())
    await pass(0)
    expect(shown()).toEqual([7])
    sync.refetchSavedIds(Date.now() + 10_000)
    await pass(0)
    expect(shown()).toEqual([7, 9])
  })

  it('that are being fetched are fetched again only when all are requested', async () => {
    const { release, answer } = hold(() => listOf(1))
    answers.list = [answer]
    await open()
    sync.refetchSavedIds(Date.now() + 10_000)
    await pass(0)
    expect([reads(), sync.getSavedIdsFetchState().isFetching]).toEqual([1, true])
    sync.refetchSavedIds()
    release()
    await pass(0)
    expect([reads(), shown(), sync.getSavedIdsFetchState().isFetching]).toEqual([2, [7], false])
  })

  it('that are being fetched are not fetched again by a new connection', async () => {
    const { release, answer } = hold(() => listOf(7))
    answers.list = [answer]
    await open()
    sync.refetchSavedIds(Date.now() + 10_000)
    release()
    await pass(0)
    expect(reads()).toBe(1)
  })

  it('of the next user are fetched at sign-in', async () => {
    await open()
    saved = [5]
    const tried = () => sync.getSavedIdsFetchState().tried
    expect(tried()).toEqual([area])
    switchUser('1.you')
    expect(tried()).toEqual([])
    await pass(0)
    expect([shown('you'), store.getSaves('me'), tried()]).toEqual([[5], null, [area]])
  })
})

describe('queued saves', () => {
  const queue = async (id: number) => {
    const { createEntry, putEntry } = await import('@/lib/browser/saved/saves')
    const { changeSaves } = await import('@/lib/browser/saved/save-store')
    const entry = createEntry({ area, id, title: '' }, true)
    await changeSaves('me', (saves) => putEntry(saves, entry))
  }

  it('are sent again at growing intervals until the queue is empty', async () => {
    await queue(8)
    answers.save = [refuse(503), lost, refuse(503)]
    await open()
    expect(sends()).toHaveLength(1)
    await pass(3000)
    expect(sends()).toHaveLength(2)
    await pass(6000)
    expect(sends()).toHaveLength(3)
    await pass(11_999)
    expect(sends()).toHaveLength(3)
    await pass(1)
    expect([sends().length, unsynced(), saved]).toEqual([4, [], [7, 8]])
    await pass(600_000)
    expect(sends()).toHaveLength(4)
    expect(vi.getTimerCount()).toBe(0)

    // Later entries start with the shortest interval again.
    await queue(9)
    answers.save = [refuse(503)]
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(3000)
    expect([sends().length, saved]).toEqual([6, [7, 8, 9]])
  })

  it('are not sent while offline or without a session', async () => {
    await open()
    await queue(8)
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    switchUser('1.me')
    await pass(600_000)
    isOnline.mockReturnValue(true)
    switchUser('')
    await pass(600_000)
    expect(sends()).toEqual([])
    switchUser('1.me')
    await pass(0)
    expect(sends()).toEqual(['POST 8'])
  })

  it('that are rejected later show what the API has', async () => {
    await queue(8)
    answers.save = [refuse(404)]
    await open()
    await pass(0)
    expect([shown(), unsynced()]).toEqual([[7], []])
  })

  it('in one tab are shown in another, and sent by either', async () => {
    await open()
    const { createEntry } = await import('@/lib/browser/saved/saves')
    const entry = createEntry({ area, id: 8, title: '' }, true)
    database.rows.set('account', { owner: 'me', entries: [entry], known: [area] })
    const dispatch = () =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'unsynced-saves' }))
    dispatch()
    await pass(0)
    expect([shown(), unsynced(), reads()]).toEqual([[7, 8], [8], 1])
    // The other tab sent it.
    saved = [7, 8]
    database.rows.set('account', {
      owner: 'me',
      entries: [{ ...entry, synced: true }],
      known: [area],
    })
    dispatch()
    await pass(0)
    expect([shown(), unsynced(), reads()]).toEqual([[7, 8], [], 2])
  })

  it('of the device are moved at sign-in, once per page, and when online', async () => {
    Cookies.remove('signed_in')
    await open()
    const { saveOnDevice } = await import('@/lib/browser/saved/device-saves')
    for (const id of [1, 2]) await saveOnDevice({ area, id, title: `Job ${id}` })
    sync.startSaveSync()
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    switchUser('1.me')
    await pass(0)
    expect(sends()).toEqual([])
    isOnline.mockReturnValue(true)
    answers.save = [() => Response.json({ success: true }), lost]
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(sends()).toEqual(['POST 2', 'POST 1'])
    await pass(3000)
    expect([sends(), shown()]).toEqual([
      ['POST 2', 'POST 1', 'POST 1'],
      [1, 2, 7],
    ])
    expect(store.hasDeviceSaves()).toBe(false)
  })

  it('of the device stays saved where the ids that were requested before it moved arrive after it', async () => {
    Cookies.remove('signed_in')
    const { saveOnDevice } = await import('@/lib/browser/saved/device-saves')
    await saveOnDevice({ area, id: 8, title: 'Job 8' })
    const list = hold(() => listOf(7))
    const move = hold(() => Response.json({ success: true }))
    answers = { save: [move.answer], list: [list.answer] }
    Cookies.set('signed_in', '1.me')
    await open()
    await pass(0)
    expect(asked.toSorted()).toEqual(['GET', 'POST 8'])
    move.release()
    await pass(0)
    list.release()
    await pass(0)
    expect(shown()).toEqual([7, 8])
  })
})
