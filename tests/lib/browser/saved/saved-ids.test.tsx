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
const { api, open, reads, save, shown, switchUser } = page

describe('saved ids of the account', () => {
  it('are fetched once for all buttons of a page, and again for a page a minute later', async () => {
    await open()
    page.sync.fetchStaleSavedIds([area])
    await pass(59_999)
    page.sync.fetchStaleSavedIds([area])
    expect(reads()).toBe(1)
    await pass(1)
    page.sync.fetchStaleSavedIds([area])
    await pass(0)
    expect(reads()).toBe(2)
  })

  it('are the stored ones until the API responds', async () => {
    const { applyIds } = await import('@/lib/browser/saved/account-saves')
    database.rows.set('account', {
      ...applyIds({ entries: [], known: [] }, area, [3]),
      owner: 'me',
    })
    api.answers.list = [lost]
    await open()
    await pass(2999)
    expect(shown()).toEqual([3])
    await pass(1)
    expect(shown()).toEqual([7])
    await pass(600_000)
    expect(reads()).toBe(2)
  })

  it('are fetched again after a failure, at growing intervals, also the first time', async () => {
    api.answers.list = [refuse(503), refuse(503)]
    await open()
    expect([
      page.sync.getSavedIdsFetchState().error,
      page.store.getSaves('me')?.known.includes(area),
    ]).toEqual([expect.any(Error), false])
    await pass(3000)
    expect(reads()).toBe(2)
    await pass(5999)
    expect(reads()).toBe(2)
    await pass(1)
    expect([shown(), page.sync.getSavedIdsFetchState().error]).toEqual([[7], null])
  })

  it('are not fetched while offline, but immediately when online', async () => {
    api.answers.list = [lost]
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
    api.answers.save = [answer]
    const pressed = [save(8), save(9)]
    await pass(0)
    page.sync.refetchSavedIds()
    await pass(0)
    expect(reads()).toBe(1)
    release()
    await Promise.all(pressed)
    await pass(0)
    expect([shown(), reads()]).toEqual([[7, 8, 9], 2])
  })

  it('are not fetched again when they are newer than requested', async () => {
    await open()
    api.saved = [7, 9]
    page.sync.refetchSavedIds(Date.now())
    await pass(0)
    expect(shown()).toEqual([7])
    page.sync.refetchSavedIds(Date.now() + 10_000)
    await pass(0)
    expect(shown()).toEqual([7, 9])
  })

  it('that are being fetched are fetched again only when all are requested', async () => {
    const { release, answer } = hold(() => listOf(1))
    api.answers.list = [answer]
    await open()
    page.sync.refetchSavedIds(Date.now() + 10_000)
    await pass(0)
    expect([reads(), page.sync.getSavedIdsFetchState().isFetching]).toEqual([1, true])
    page.sync.refetchSavedIds()
    release()
    await pass(0)
    expect([reads(), shown(), page.sync.getSavedIdsFetchState().isFetching]).toEqual([
      2,
      [7],
      false,
    ])
  })

  it('that are being fetched are not fetched again by a new connection', async () => {
    const { release, answer } = hold(() => listOf(7))
    api.answers.list = [answer]
    await open()
    page.sync.refetchSavedIds(Date.now() + 10_000)
    release()
    await pass(0)
    expect(reads()).toBe(1)
  })

  it('of the next user are fetched at sign-in', async () => {
    await open()
    api.saved = [5]
    const tried = () => page.sync.getSavedIdsFetchState().tried
    expect(tried()).toEqual([area])
    switchUser('1.you')
    expect(tried()).toEqual([])
    await pass(0)
    expect([shown('you'), page.store.getSaves('me'), tried()]).toEqual([[5], null, [area]])
  })
})
