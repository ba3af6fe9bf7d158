import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadSavedIds, saveOrQueue } from '@/lib/browser/saved/offline-saves'
import {
  addPendingSave,
  listPendingSaves,
  type PendingSave,
  type PendingSaves,
  withoutPendingSave,
} from '@/lib/browser/saved/pending-saves'
import { sendPendingSaves } from '@/lib/browser/saved/send-pending-saves'

const { api, kept } = vi.hoisted(() => ({
  api: { listSavedIds: vi.fn(), setSaved: vi.fn() },
  kept: {
    waiting: undefined as PendingSaves | undefined,
    recalled: null as readonly number[] | null,
  },
}))
vi.mock('@/lib/browser/saved/saved-api', () => api)
vi.mock('@/lib/browser/saved/request-sync', () => ({ requestSync: vi.fn() }))
// jsdom has no database.
vi.mock('@/lib/browser/saved/saves-database', () => ({
  readPendingSaves: async (owner: string) => listPendingSaves(kept.waiting, owner),
  enqueueSave: async (owner: string, press: PendingSave) => {
    kept.waiting = addPendingSave(kept.waiting, owner, press)
  },
  dequeueSave: async (press: PendingSave) => {
    kept.waiting = withoutPendingSave(kept.waiting, press)
  },
  readCachedIds: async () => kept.recalled,
}))

const NO_LINE = new TypeError('Failed to fetch')
const listIds = () => kept.waiting?.presses.map(({ id, isSaved }) => (isSaved ? id : -id))

beforeEach(() => {
  kept.waiting = undefined
  kept.recalled = null
  api.listSavedIds.mockReset().mockResolvedValue([1])
  api.setSaved.mockReset().mockResolvedValue(undefined)
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'signed_in=1.first'
})

describe('a heart that is pressed', () => {
  it('is saved at once while there is a line', async () => {
    expect(await saveOrQueue('/v1/job', 7, true)).toBe('done')
    expect(api.setSaved).toHaveBeenCalledWith('/v1/job', 7, true)
    expect(listIds()).toBeUndefined()
  })

  it('waits without one, and all after it wait behind it', async () => {
    api.setSaved.mockRejectedValueOnce(NO_LINE)
    expect(await saveOrQueue('/v1/job', 7, true)).toBe('waiting')
    expect(await saveOrQueue('/v1/job', 8, true)).toBe('waiting')
    expect(listIds()).toEqual([7, 8])
    expect(api.setSaved).toHaveBeenCalledTimes(1)
  })

  it('waits where no answer came in time', async () => {
    api.setSaved.mockRejectedValueOnce(new DOMException('Too long', 'TimeoutError'))
    expect(await saveOrQueue('/v1/job', 7, true)).toBe('waiting')
    expect(listIds()).toEqual([7])
  })

  it.each([
    new Error('/v1/job gave 503'),
    new DOMException('503 was read no further', 'AbortError'),
  ])('does not wait where the API has refused it: %s', async (refusal) => {
    api.setSaved.mockRejectedValue(refusal)
    await expect(saveOrQueue('/v1/job', 7, true)).rejects.toThrow('503')
    expect(listIds()).toBeUndefined()
  })

  it('does not wait where nobody could say later whose it is', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
    document.cookie = 'signed_in=1'
    api.setSaved.mockRejectedValue(NO_LINE)
    await expect(saveOrQueue('/v1/job', 7, true)).rejects.toThrow()
  })
})

describe('what is saved', () => {
  it('counts with what waits', async () => {
    kept.waiting = addPendingSave(undefined, 'first', press(7, true))
    expect(await loadSavedIds('/v1/job')).toEqual({ ids: [1, 7], isCurrent: true })
  })

  it('is what was read last where nothing answers', async () => {
    api.listSavedIds.mockRejectedValue(NO_LINE)
    await expect(loadSavedIds('/v1/job')).rejects.toBe(NO_LINE)
    kept.recalled = [3]
    expect(await loadSavedIds('/v1/job')).toEqual({ ids: [3], isCurrent: false })
  })
})

it('what was read last is not shown where nobody could say whose it is', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'signed_in=1'
  kept.recalled = [3]
  api.listSavedIds.mockRejectedValue(NO_LINE)
  await expect(loadSavedIds('/v1/job')).rejects.toBe(NO_LINE)
})

describe('what waits is sent', () => {
  const asked: (readonly [method: string, address: string, meantFor: string | null])[] = []
  let answers: Response[] = []

  beforeEach(() => {
    asked.length = 0
    kept.waiting = [press(7, true), press(8, false)].reduce<PendingSaves | undefined>(
      (waiting, one) => addPendingSave(waiting, 'first', one),
      undefined,
    )
    vi.stubGlobal('fetch', async (address: string, { method, headers }: RequestInit) => {
      asked.push([String(method), address, new Headers(headers).get('x-meant-for')])
      const answer = answers.shift()
      if (answer === undefined) throw NO_LINE
      return answer
    })
  })

  const done = () => Response.json({ success: true })

  it('in order, each once and for the person it is from', async () => {
    answers = [done(), done()]
    expect(await sendPendingSaves('first')).toBe(true)
    expect(asked).toEqual([
      ['POST', '/upstream/v1/job/7/save', 'first'],
      ['DELETE', '/upstream/v1/job/8/save', 'first'],
    ])
    expect(listIds()).toEqual([])
  })

  it('and never for anybody else', async () => {
    expect(await sendPendingSaves('second')).toBe(true)
    expect(asked).toEqual([])
  })

  it.each([404, 410, 412])('and dropped when %i says that it cannot be done', async (status) => {
    answers = [Response.json({ statusCode: status, message: 'No.' }, { status }), done()]
    expect(await sendPendingSaves('first')).toBe(true)
    expect(listIds()).toEqual([])
  })

  it.each([
    ['the API is away', () => Response.json({ statusCode: 503, message: 'No.' }, { status: 503 })],
    [
      'there is too much',
      () => Response.json({ statusCode: 429, message: 'No.' }, { status: 429 }),
    ],
    ['the session is over', () => Response.json({ statusCode: 900, message: 'No.' })],
    ['a hotel shows its own page', () => new Response('<h1>Welcome</h1>')],
    ['that page says it is not there', () => new Response('<h1>404</h1>', { status: 404 })],
  ])('later where %s', async (_, answer) => {
    answers = [answer()]
    expect(await sendPendingSaves('first')).toBe(false)
    expect(listIds()).toEqual([7, -8])
  })

  it('later where the line is lost again', async () => {
    answers = [done()]
    await expect(sendPendingSaves('first')).rejects.toThrow()
    expect(listIds()).toEqual([-8])
  })
})

function press(id: number, isSaved: boolean): PendingSave {
  return { area: '/v1/job', id, isSaved, stamp: String(id) }
}
