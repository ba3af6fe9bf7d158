import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listUnsynced } from '@/lib/browser/saved/account-saves'
import { saveOnDevice, unsaveOnDevice } from '@/lib/browser/saved/device-saves'
import {
  changeSaves,
  DEVICE,
  getSaves,
  hasDeviceSaves,
  readStoredSaves,
  UNKNOWN_OWNER,
} from '@/lib/browser/saved/save-store'
import { createEntry, putEntry } from '@/lib/browser/saved/saves'
import { moveDeviceSavesToAccount, sendUnsynced } from '@/lib/browser/saved/send-saves'

const database = await vi.hoisted(async () =>
  (await import('@/tests/support/idb-keyval')).createDatabase(),
)
vi.mock('idb-keyval', () => database)

const asked: (readonly [method: string, address: string, meantFor: string | null])[] = []
let answers: (() => Response)[] = []

const done = () => Response.json({ success: true })
const refuse = (status: number) => () =>
  Response.json({ statusCode: status, message: 'x' }, { status })
const ended = () => Response.json({ statusCode: 900, message: 'x' })
const captivePortal = (status: number) => () => new Response('<h1>Welcome</h1>', { status })

beforeEach(() => {
  asked.length = 0
  answers = []
  database.rows.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'signed_in=1.first'
  vi.stubGlobal('fetch', async (address: string, { method, headers }: RequestInit) => {
    asked.push([String(method), address, new Headers(headers).get('x-meant-for')])
    const answer = answers.shift()
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return answer()
  })
})
afterEach(() => {
  database.rows.clear()
})

const stored = async (owner: string) => (await readStoredSaves(owner))?.entries ?? []

describe('queued saves are sent', () => {
  const area = '/v1/job'
  /** Unsynced, in the order of sending; a removal is negative. */
  const listIds = async () =>
    listUnsynced({ entries: await stored('first'), known: [] })
      .map(({ id, saved }) => (saved ? id : -id))
      .toReversed()

  beforeEach(async () => {
    for (const [id, saved] of [
      [7, true],
      [8, false],
    ] as const) {
      const entry = createEntry({ area, id, title: '' }, saved)
      await changeSaves('first', (saves) => putEntry(saves, entry))
    }
  })

  it('in order, each once and for their own user', async () => {
    answers = [done, done]
    expect(await sendUnsynced('first')).toBe(true)
    expect(asked).toEqual([
      ['POST', '/upstream/v1/job/7/save', 'first'],
      ['DELETE', '/upstream/v1/job/8/save', 'first'],
    ])
    expect(await listIds()).toEqual([])
    expect((await stored('first')).map(({ id, synced }) => [id, synced])).toEqual([[7, true]])
  })

  it('by one tab at a time', async () => {
    let last: Promise<unknown> = Promise.resolve()
    const request = (_name: string, work: () => Promise<unknown>) => (last = last.then(work, work))
    vi.stubGlobal('navigator', { locks: { request } })
    answers = [done, done]
    expect(await Promise.all([sendUnsynced('first'), sendUnsynced('first')])).toEqual([true, true])
    expect(asked).toHaveLength(2)
  })

  it('even if the page is left at once', async () => {
    const send = vi.fn(async () => done())
    vi.stubGlobal('fetch', send)
    await sendUnsynced('first')
    expect(send).toHaveBeenLastCalledWith(
      expect.any(String),
      expect.objectContaining({ keepalive: true }),
    )
  })

  it('and never for another user', async () => {
    expect(await sendUnsynced('second')).toBe(true)
    expect(asked).toEqual([])
  })

  it.each([404, 410, 412])('and reverted when %i rejects them', async (status) => {
    answers = [refuse(status), done]
    expect(await sendUnsynced('first')).toBe(true)
    expect(await stored('first')).toEqual([])
  })

  it.each([
    ['the API is down', refuse(503)],
    ['there are too many requests', refuse(429)],
    ['the session is over', ended],
    ['a captive portal responds', captivePortal(200)],
    ['a captive portal answers 404', captivePortal(404)],
  ])('later where %s', async (_, answer) => {
    answers = [answer]
    expect(await sendUnsynced('first')).toBe(false)
    expect(await listIds()).toEqual([7, -8])
  })

  it('later when the connection is lost again', async () => {
    answers = [done]
    await expect(sendUnsynced('first')).rejects.toThrow()
    expect(await listIds()).toEqual([-8])
  })

  it('again after a click during sending', async () => {
    const pressAgain = () => {
      const entry = createEntry({ area, id: 7, title: '' }, false)
      void changeSaves('first', (saves) => putEntry(saves, entry))
      return done()
    }
    answers = [pressAgain, done, done]
    expect(await sendUnsynced('first')).toBe(true)
    expect(asked.map(([method, address]) => `${method} ${address.slice(-6)}`)).toEqual([
      'POST 7/save',
      'DELETE 8/save',
      'DELETE 7/save',
    ])
  })

  it('only once when the response cannot be stored', async () => {
    answers = [done, done]
    vi.spyOn(database, 'update').mockRejectedValue(new Error('full'))
    vi.spyOn(console, 'warn').mockReturnValue()
    expect(await sendUnsynced('first')).toBe(false)
    expect(asked).toHaveLength(1)
  })
})

describe('device saves are moved to the account', () => {
  const job = (id: number) => ({ area: '/v1/job' as const, id, title: `Job ${id}` })
  const listIds = () => getSaves(DEVICE)?.entries.map(({ id }) => id)

  beforeEach(async () => {
    for (const id of [1, 2, 3]) await saveOnDevice(job(id))
  })

  it('for the signed-in user, the last saved first', async () => {
    answers = [done, done, done]
    expect(await moveDeviceSavesToAccount('first')).toBe(true)
    expect(asked).toEqual([
      ['POST', '/upstream/v1/job/3/save', 'first'],
      ['POST', '/upstream/v1/job/1/save', 'first'],
      ['POST', '/upstream/v1/job/2/save', 'first'],
    ])
    expect([listIds(), hasDeviceSaves()]).toEqual([[], false])
    expect((await stored('first')).map(({ id, synced }) => [id, synced])).toEqual([
      [2, true],
      [1, true],
      [3, true],
    ])
  })

  it('without an owner mark for any session', async () => {
    answers = [done, done, done]
    await moveDeviceSavesToAccount(UNKNOWN_OWNER)
    expect(asked.map(([, , meantFor]) => meantFor)).toEqual([null, null, null])
  })

  it.each([412, 429, 503, 900])('unless rejected by %i', async (status) => {
    answers = [done, status === 900 ? ended : refuse(status)]
    expect(await moveDeviceSavesToAccount('first')).toBe(false)
    expect(listIds()).toEqual([2, 1])
  })

  it('unless the connection is lost, and then the next time', async () => {
    answers = [done]
    await expect(moveDeviceSavesToAccount('first')).rejects.toThrow('Failed to fetch')
    expect(listIds()).toEqual([2, 1])
    answers = [done, done]
    await moveDeviceSavesToAccount('first')
    expect(listIds()).toEqual([])
  })

  it('unless a captive portal responds', async () => {
    answers = [captivePortal(200)]
    expect(await moveDeviceSavesToAccount('first')).toBe(false)
    expect(listIds()).toEqual([3, 2, 1])
  })

  it.each([404, 410])('or dropped when %i says that the item is gone', async (status) => {
    answers = [refuse(status), done, done]
    expect(await moveDeviceSavesToAccount('first')).toBe(true)
    expect(listIds()).toEqual([])
    expect((await stored('first')).map(({ id }) => id)).toEqual([2, 1])
  })

  it('unless removed meanwhile', async () => {
    const remove = () => {
      unsaveOnDevice(job(1))
      return done()
    }
    answers = [remove, done]
    await moveDeviceSavesToAccount('first')
    expect(asked.map(([, address]) => address)).toEqual([
      '/upstream/v1/job/3/save',
      '/upstream/v1/job/2/save',
    ])
  })

  it('without a trace of a user who has signed out meanwhile', async () => {
    const leave = () => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
      document.cookie = 'signed_in=1.second'
      return done()
    }
    answers = [leave]
    await expect(moveDeviceSavesToAccount('first')).rejects.toThrow()
    expect([listIds(), await stored('first')]).toEqual([[2, 1], []])
  })
})
