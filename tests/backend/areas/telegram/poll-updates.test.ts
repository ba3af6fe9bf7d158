import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BotApiError, type Update } from '@/backend/areas/telegram/bot-api'
import { startPollingUpdates } from '@/backend/areas/telegram/poll-updates'
import { acquireAdvisoryLock } from '@/backend/db/advisory-lock'

vi.mock('node:timers/promises')
vi.mock('@/backend/db/advisory-lock')

type Step = readonly Update[] | Error | 'lose the lock'

const pauses: [ms: number | undefined, ref: boolean | undefined][] = []
const warn = vi.fn()
const wake = vi.fn()
const take = vi.fn(async (_: Update) => undefined)
let losing = new AbortController()
let taken = 0

beforeEach(() => {
  pauses.length = 0
  taken = 0
  vi.mocked(pause).mockImplementation(async (ms, _, options) => {
    pauses.push([ms, options?.ref])
    return undefined as never
  })
  vi.mocked(acquireAdvisoryLock).mockImplementation(async () => {
    taken += 1
    losing = new AbortController()
    return { lost: losing.signal, release: async () => undefined }
  })
})
afterEach(() => vi.resetAllMocks())

/** Polls until the bot has given all these answers, and stops during the next request. */
async function poll(steps: readonly Step[]): Promise<readonly (number | null)[]> {
  const left = [...steps]
  const asked: (number | null)[] = []
  const progress = new EventEmitter()
  const getUpdates = async (after: number | null, signal: AbortSignal) => {
    asked.push(after)
    const step = left.shift()
    if (step instanceof Error) throw step
    if (step === 'lose the lock') losing.abort()
    else if (step !== undefined) return [...step]
    else progress.emit('all')
    if (!signal.aborted) await once(signal, 'abort')
    throw new Error('hung up')
  }
  const log = { warn }
  const all = once(progress, 'all')
  const end = startPollingUpdates({
    bot: { getUpdates },
    databaseUrl: '',
    take,
    outbox: { wake },
    log,
  })
  await all
  await end()
  return asked
}

const away = () => new TypeError('fetch failed: https://api.telegram.example/bot123:SECRET')

test('retries after failures with pauses that double up to a minute, and logs the first one', async () => {
  await poll(Array.from({ length: 8 }, away))
  expect(pauses.map(([ms]) => ms)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
  expect(new Set(pauses.map(([, ref]) => ref))).toEqual(new Set([false]))
  expect(warn.mock.calls).toEqual([[{ err: new Error('TypeError') }, expect.any(String)]])
})

test('starts with short pauses and logs again after a success', async () => {
  await poll([away(), away(), [], away(), away()])
  expect(pauses.map(([ms]) => ms)).toEqual([1000, 2000, 1000, 2000])
  expect(warn).toHaveBeenCalledTimes(2)
})

test('logs an error of Telegram in its own words and waits as long as it asks', async () => {
  const refusal = new BotApiError(429, 'Too Many Requests', 300_000)
  await poll([refusal, new BotApiError(409, 'Conflict', 0)])
  expect(pauses.map(([ms]) => ms)).toEqual([300_000, 2000])
  expect(warn.mock.calls.map(([{ err }]) => err)).toEqual([refusal])
})

test.each([6 * 3_600_000 + 1, 2 ** 31, 1e15])(
  'limits a requested pause of %d ms to six hours',
  async (asked) => {
    await poll([new BotApiError(429, 'Too Many Requests', asked)])
    expect(pauses.map(([ms]) => ms)).toEqual([6 * 3_600_000])
  },
)

test('asks for another lock at once after losing it, without logging a failure', async () => {
  await poll([])
  await poll(['lose the lock'])
  expect(taken).toBe(3)
  expect([pauses, warn.mock.calls]).toEqual([[], []])
})

test('handles every update once, and wakes the outbox only when there are updates', async () => {
  const asked = await poll([[], [{ update_id: 7 }], [], [{ update_id: 8 }, { update_id: 9 }]])
  expect(asked).toEqual([null, null, 7, 7, 9])
  expect(take.mock.calls.map(([{ update_id: id }]) => id)).toEqual([7, 8, 9])
  expect(wake).toHaveBeenCalledTimes(2)
})

test('does not poll while another process has the lock or the database is unavailable', async () => {
  vi.mocked(acquireAdvisoryLock)
    .mockResolvedValueOnce(null)
    .mockRejectedValueOnce(new Error('away'))
  expect(await poll([])).toEqual([null])
  expect(pauses.map(([ms]) => ms)).toEqual([10_000, 10_000])
  expect(warn).not.toHaveBeenCalled()
})
