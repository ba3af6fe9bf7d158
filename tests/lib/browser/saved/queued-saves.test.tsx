import Cookies from 'js-cookie'
import { describe, expect, it, vi } from 'vitest'
import {
  area,
  hold,
  listOf,
  lost,
  pass,
  provideSaveSyncPage,
  refuse,
} from '@/tests/support/save-sync-page'

const database = await vi.hoisted(async () =>
  (await import('@/tests/support/idb-keyval')).createDatabase(),
)
vi.mock('idb-keyval', () => database)

const page = provideSaveSyncPage(database)
const { api, open, reads, sends, shown, switchUser, unsynced } = page

describe('queued saves', () => {
  const queue = async (id: number) => {
    const { createEntry, putEntry } = await import('@/lib/browser/saved/saves')
    const { changeSaves } = await import('@/lib/browser/saved/save-store')
    const entry = createEntry({ area, id, title: '' }, true)
    await changeSaves('me', (saves) => putEntry(saves, entry))
  }

  it('are sent again at growing intervals until the queue is empty', async () => {
    await queue(8)
    api.answers.save = [refuse(503), lost, refuse(503)]
    await open()
    expect(sends()).toHaveLength(1)
    await pass(3000)
    expect(sends()).toHaveLength(2)
    await pass(6000)
    expect(sends()).toHaveLength(3)
    await pass(11_999)
    expect(sends()).toHaveLength(3)
    await pass(1)
    expect([sends().length, unsynced(), api.saved]).toEqual([4, [], [7, 8]])
    await pass(600_000)
    expect(sends()).toHaveLength(4)
    expect(vi.getTimerCount()).toBe(0)

    // Later entries start with the shortest interval again.
    await queue(9)
    api.answers.save = [refuse(503)]
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(3000)
    expect([sends().length, api.saved]).toEqual([6, [7, 8, 9]])
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
    api.answers.save = [refuse(404)]
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
    api.saved = [7, 8]
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
    page.sync.startSaveSync()
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    switchUser('1.me')
    await pass(0)
    expect(sends()).toEqual([])
    isOnline.mockReturnValue(true)
    api.answers.save = [() => Response.json({ success: true }), lost]
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(sends()).toEqual(['POST 2', 'POST 1'])
    await pass(3000)
    expect([sends(), shown()]).toEqual([
      ['POST 2', 'POST 1', 'POST 1'],
      [1, 2, 7],
    ])
    expect(page.store.hasDeviceSaves()).toBe(false)
  })

  it('of the device stays saved where the ids that were requested before it moved arrive after it', async () => {
    Cookies.remove('signed_in')
    const { saveOnDevice } = await import('@/lib/browser/saved/device-saves')
    await saveOnDevice({ area, id: 8, title: 'Job 8' })
    const list = hold(() => listOf(7))
    const move = hold(() => Response.json({ success: true }))
    api.answers = { save: [move.answer], list: [list.answer] }
    Cookies.set('signed_in', '1.me')
    await open()
    await pass(0)
    expect(api.asked.toSorted()).toEqual(['GET', 'POST 8'])
    move.release()
    await pass(0)
    list.release()
    await pass(0)
    expect(shown()).toEqual([7, 8])
  })
})
