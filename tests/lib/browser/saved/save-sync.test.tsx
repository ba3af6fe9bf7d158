import Cookies from 'js-cookie'
import { beforeEach, describe, expect, it, vi } from 'vitest'
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
const { api, open, reads, save, sends, shown, switchUser, unsynced } = page

describe('a click on a save button', () => {
  beforeEach(open)

  it('is shown before the response, stays, and causes no other request', async () => {
    const { release, answer } = hold(() => Response.json({ success: true }))
    api.answers.save = [answer]
    const pressed = save(8)
    await pass(0)
    expect([shown(), unsynced()]).toEqual([[7, 8], [8]])
    release()
    expect(await pressed).toBe('')
    await pass(0)
    expect([shown(), unsynced(), api.asked]).toEqual([[7, 8], [], ['GET', 'POST 8']])
  })

  it('is queued when there is no response, and later clicks queue behind it', async () => {
    api.answers.save = [lost, lost, lost]
    expect(await save(8)).toMatch(/when you are online/)
    expect(await save(9)).toMatch(/when you are online/)
    expect([shown(), unsynced()]).toEqual([
      [7, 8, 9],
      [8, 9],
    ])
    expect(sends()).not.toContain('POST 9')
    await pass(20_000)
    expect([unsynced(), api.saved]).toEqual([[], [7, 8, 9]])
  })

  it('is queued after a timeout', async () => {
    api.answers.save = [() => Promise.reject(new DOMException('Too long', 'TimeoutError'))]
    expect(await save(8)).toMatch(/when you are online/)
  })

  it.each([
    refuse(503),
    refuse(422),
    () => new Response('<h1>Welcome</h1>', { status: 502 }),
    () => Promise.reject(new DOMException('503 was read no further', 'AbortError')),
  ])('is reverted when the API rejects it, and the saved ids are fetched again', async (answer) => {
    api.answers.save = [answer]
    api.saved = [7, 9]
    expect(await save(8)).toMatch(/^No\.$|not responding/)
    expect(unsynced()).toEqual([])
    await pass(0)
    expect([shown(), reads()]).toEqual([[7, 9], 2])
  })

  it('is reverted to saved when a removal is rejected', async () => {
    const { release, answer } = hold(() => listOf(7))
    api.answers = { save: [refuse(503)], list: [answer] }
    expect(await save(7, false)).toBe('No.')
    expect(shown()).toEqual([7])
    release()
  })

  it('is reverted when there is no response and no storage', async () => {
    database.refuse(true)
    api.answers.save = [lost]
    expect(await save(8)).toMatch(/not responding/)
    expect(shown()).toEqual([7])
    expect(await save(8)).toBe('')
    expect(shown()).toEqual([7, 8])
  })

  it('is sent after a pending one', async () => {
    const { release, answer } = hold(() => Response.json({ success: true }))
    api.answers.save = [answer]
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
    api.isBroken = true
    const { saveOnDevice } = await import('@/lib/browser/saved/device-saves')
    await saveOnDevice({ area, id: 8, title: 'Job 8' })
    expect(await save(8, false)).toMatch(/when you are online/)
    expect([shown(), page.store.hasDeviceSaves()]).toEqual([[7], false])
  })

  it('is neither shown to nor stored for the next user by a late response', async () => {
    const { release, answer } = hold(() => Response.json({ success: true }))
    api.answers.save = [answer]
    const pressed = save(8)
    await pass(0)
    database.rows.clear()
    api.answers.list = [() => listOf(5)]
    switchUser('1.you')
    await pass(0)
    release()
    await pressed
    await pass(0)
    expect([
      shown('you'),
      page.store.getSaves('me'),
      JSON.stringify([...database.rows]).includes('"me"'),
    ]).toEqual([[5], null, false])
  })
})

it('of an unknown user is reverted when there is no response', async () => {
  Cookies.set('signed_in', '1')
  await open()
  expect(shown('*')).toEqual([7])
  api.answers.save = [lost]
  expect(await save(8)).toMatch(/not responding/)
  expect([shown('*'), [...database.rows]]).toEqual([[7], []])
  expect(await save(8)).toBe('')
  expect(shown('*')).toEqual([7, 8])
})

describe('a change from the WebSocket', () => {
  beforeEach(open)

  const report = (id: number, isSaved: boolean) =>
    page.sync.applyRemoteChange({ area, id, isSaved })

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
    expect([shown(''), page.store.hasDeviceSaves(), vi.getTimerCount()]).toEqual([[], false, 0])
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
    api.answers = { save: [answer], list: [() => listOf(7)] }
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
    api.answers.list = [answer]
    page.sync.refetchSavedIds()
    await pass(0)
    api.saved = [7, 9]
    report(9, true)
    release()
    await pass(0)
    expect([shown(), reads()]).toEqual([[7, 9], 3])
  })
})
