import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { applyIds, settleEntry } from '@/lib/browser/saved/account-saves'
import { cacheRows, readCachedRows } from '@/lib/browser/saved/cached-rows'
import {
  clearDeviceSaves,
  MAX_DEVICE_SAVES,
  saveOnDevice,
  unsaveOnDevice,
} from '@/lib/browser/saved/device-saves'
import {
  changeSaves,
  DEVICE,
  getSaves,
  hasDeviceSaves,
  readStoredSaves,
  reloadSaves,
  subscribeToSaves,
} from '@/lib/browser/saved/save-store'
import type { SavedRow } from '@/lib/browser/saved/saved-row'
import { createEntry, putEntry, removeEntry } from '@/lib/browser/saved/saves'
import { deleteOtherUsersData } from '@/lib/browser/service-worker/delete-other-users-data'
import { switchUser } from '@/tests/support/switch-user'

const database = await vi.hoisted(async () =>
  (await import('@/tests/support/idb-keyval')).createDatabase(),
)
vi.mock('idb-keyval', () => database)

const job = (id: number) => ({ area: '/v1/job' as const, id, title: `Job ${id}` })
const listIds = (owner = DEVICE) => getSaves(owner)?.entries.map(({ area, id }) => `${area}/${id}`)
const storedIds = async (owner = DEVICE) =>
  (await readStoredSaves(owner))?.entries.map(({ id }) => id)
const rows = [{ area: '/v1/job', id: 7 }] as unknown as readonly SavedRow[]

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(async () => {
  switchUser('')
  database.rows.clear()
  database.refuse(false)
  await reloadSaves(DEVICE)
})

describe('items saved on the device', () => {
  it('are listed once, last saved first, until removed', async () => {
    for (const id of [1, 2, 1]) expect(await saveOnDevice(job(id))).toBe('')
    await saveOnDevice({ ...job(1), area: '/v1/internship' })
    expect(listIds()).toEqual(['/v1/internship/1', '/v1/job/1', '/v1/job/2'])
    unsaveOnDevice(job(2))
    expect(listIds()).toEqual(['/v1/internship/1', '/v1/job/1'])
    expect(await storedIds()).toEqual([1, 1])
  })

  it('are visible before they are stored', () => {
    expect([hasDeviceSaves(), getSaves(DEVICE)?.entries]).toEqual([false, []])
    void saveOnDevice(job(1))
    expect([hasDeviceSaves(), listIds()]).toEqual([true, ['/v1/job/1']])
    clearDeviceSaves()
    expect([hasDeviceSaves(), listIds()]).toEqual([false, []])
  })

  it('have a limit that is reported, and the oldest are not dropped', async () => {
    for (let id = 1; id <= MAX_DEVICE_SAVES; id += 1) await saveOnDevice(job(id))
    expect(await saveOnDevice(job(1000))).toMatch(/Sign in to save more/)
    expect(await saveOnDevice(job(1))).toBe('')
    expect(listIds()).toHaveLength(MAX_DEVICE_SAVES)
  })

  it('report a failure where the browser has no database', async () => {
    database.refuse(true)
    expect(await saveOnDevice(job(1))).toMatch(/does not let us save/)
    expect([hasDeviceSaves(), listIds()]).toEqual([false, []])
  })

  it('report a failure where the browser has no local storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await saveOnDevice(job(1))).toMatch(/does not let us save/)
    expect(listIds()).toEqual([])
  })

  it('are empty where their key is gone, whatever the database contains', async () => {
    await saveOnDevice(job(1))
    window.localStorage.clear()
    expect([listIds(), await storedIds()]).toEqual([[], []])
    await saveOnDevice(job(2))
    expect([listIds(), await storedIds()]).toEqual([['/v1/job/2'], [2]])
  })
})

it('leave no trace after the last one is removed, also before they were read', async () => {
  for (const id of [1, 2]) await saveOnDevice(job(id))
  vi.resetModules()
  const fresh = await import('@/lib/browser/saved/save-store')
  await fresh.changeSaves(DEVICE, (saves) => removeEntry(saves, job(1)))
  expect(await storedIds()).toEqual([2])
  await fresh.changeSaves(DEVICE, (saves) => removeEntry(saves, job(2)))
  expect(hasDeviceSaves()).toBe(false)
})

it('are read and listened to once for all buttons of a page', async () => {
  switchUser('1.first')
  vi.resetModules()
  const fresh = await import('@/lib/browser/saved/save-store')
  const read = vi.spyOn(database, 'get')
  fresh.subscribeToSaves(() => undefined)
  const listen = vi.spyOn(window, 'addEventListener')
  fresh.subscribeToSaves(() => undefined)
  await vi.waitFor(() => expect(fresh.getSaves('first')?.entries).toEqual([]))
  fresh.subscribeToSaves(() => undefined)
  expect(read.mock.calls.map(([name]) => name)).toEqual(['account'])
  expect(listen).not.toHaveBeenCalled()
})

describe('changes in other tabs', () => {
  const dispatch = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key }))
  const write = (...ids: readonly number[]) =>
    database.rows.set('device', {
      owner: '',
      entries: ids.map((id) => createEntry(job(id), true)),
      known: [],
    })

  it('are shown, also on a page from the back/forward cache', async () => {
    await saveOnDevice(job(1))
    const listener = vi.fn()
    const end = subscribeToSaves(listener)
    write(2, 1)
    dispatch('other')
    await Promise.resolve()
    expect(listener).not.toHaveBeenCalled()
    dispatch('device-saves')
    await vi.waitFor(() => expect(listIds()).toEqual(['/v1/job/2', '/v1/job/1']))
    write(3)
    listener.mockClear()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(listener).not.toHaveBeenCalled()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await vi.waitFor(() => expect(listIds()).toEqual(['/v1/job/3']))
    expect(listener).toHaveBeenCalled()
    listener.mockClear()
    end()
    window.localStorage.clear()
    dispatch(null)
    await vi.waitFor(() => expect(listIds()).toEqual([]))
    expect(listener).not.toHaveBeenCalled()
  })

  it('do not undo a click that happens while they are read', async () => {
    await saveOnDevice(job(1))
    write(2, 1)
    dispatch('device-saves')
    void saveOnDevice(job(3))
    await vi.waitFor(() => expect(listIds()).toEqual(['/v1/job/3', '/v1/job/2', '/v1/job/1']))
  })
})

describe('items saved in an account', () => {
  it('are hidden from another user, and read again for their own', async () => {
    switchUser('1.first')
    await changeSaves('first', (saves) => applyIds(saves, '/v1/job', [7]))
    expect(listIds('first')).toEqual(['/v1/job/7'])
    const end = subscribeToSaves(() => undefined)
    switchUser('1.second')
    expect([getSaves('first'), getSaves('second')]).toEqual([null, null])
    await vi.waitFor(() => expect(getSaves('second')?.entries).toEqual([]))
    switchUser('1.first')
    await vi.waitFor(() => expect(listIds('first')).toEqual(['/v1/job/7']))
    end()
  })

  it('are shown without a database, and not stored for an unknown user', async () => {
    const entry = createEntry(job(7), true)
    switchUser('1.first')
    database.refuse(true)
    expect(await changeSaves('first', (saves) => putEntry(saves, entry))).toBe(false)
    expect([listIds('first'), await readStoredSaves('first')]).toEqual([['/v1/job/7'], null])
    database.refuse(false)
    expect(await changeSaves('*', (saves) => putEntry(saves, entry))).toBe(false)
    switchUser('1')
    await reloadSaves('*')
    expect([listIds('*'), [...database.rows]]).toEqual([['/v1/job/7'], []])
  })

  it('are deleted with the session, but items of the device stay', async () => {
    await saveOnDevice(job(1))
    await changeSaves('first', (saves) => applyIds(saves, '/v1/job', [7]))
    await cacheRows('second', rows)
    await deleteOtherUsersData('first')
    expect([...database.rows.keys()].toSorted()).toEqual(['account', 'device'])
    await deleteOtherUsersData('')
    expect([...database.rows.keys()]).toEqual(['device'])
  })

  it('are replaced by those of the next user', async () => {
    await changeSaves('first', (saves) => applyIds(saves, '/v1/job', [7]))
    await changeSaves('second', (saves) => applyIds(saves, '/v1/job', [8]))
    expect([await storedIds('first'), await storedIds('second')]).toEqual([[], [8]])
  })

  it('of a former user do not replace them through a late response', async () => {
    await changeSaves('second', (saves) => applyIds(saves, '/v1/job', [8]))
    const sent = createEntry(job(7), true)
    await changeSaves('first', (saves) => settleEntry(saves, sent, true))
    expect(await storedIds('second')).toEqual([8])
  })

  it('have rows that nobody else can read', async () => {
    await cacheRows('first', rows)
    expect([await readCachedRows('first'), await readCachedRows('second')]).toEqual([rows, []])
  })
})
