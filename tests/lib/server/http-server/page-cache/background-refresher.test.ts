import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { createBackgroundRefresher } from '@/lib/server/http-server/page-cache/background-refresher'

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn(async () => undefined) }))

const log = pino({ level: 'silent' })
const ALWAYS_IDLE = { hasCapacity: () => true }
const AT_ONCE = { again: 1, rest: 0 }

/** Pages whose render ends when the test says so. */
function openSlow() {
  const begun: string[] = []
  const ends: ((isMade: boolean) => void)[] = []
  const remake = (key: string): Promise<boolean> => {
    begun.push(key)
    return new Promise((resolve) => ends.push(resolve))
  }
  return { begun, remake, end: (isMade = true) => ends.shift()?.(isMade) }
}

describe('background refresh', () => {
  it('renders one page at a time, the most read first', async () => {
    const { begun, remake, end } = openSlow()
    const { schedule, countPending, countRefreshed } = createBackgroundRefresher(
      remake,
      log,
      ALWAYS_IDLE,
      AT_ONCE,
    )
    schedule('first', 1)
    schedule('seldom', 2)
    schedule('often', 90)
    schedule('seldom', 3)
    expect([begun, countPending()]).toEqual([['first'], 2])
    for (const count of [2, 3]) {
      end()
      await expect.poll(() => begun.length).toBe(count)
    }
    end()
    await expect.poll(countRefreshed).toBe(3)
    expect(begun).toEqual(['first', 'often', 'seldom'])
  })

  it('renders equally read pages in the order they came, and unread pages last', async () => {
    const { begun, remake, end } = openSlow()
    const { schedule } = createBackgroundRefresher(remake, log, ALWAYS_IDLE, AT_ONCE)
    schedule('first', 0)
    schedule('unread', 0)
    schedule('one', 5)
    schedule('other', 5)
    for (const count of [2, 3, 4]) {
      end()
      await expect.poll(() => begun.length).toBe(count)
    }
    end()
    expect(begun).toEqual(['first', 'one', 'other', 'unread'])
  })

  it('does not queue a page that is being rendered', async () => {
    const { begun, remake, end } = openSlow()
    const { schedule, countPending } = createBackgroundRefresher(remake, log, ALWAYS_IDLE, AT_ONCE)
    schedule('a', 1)
    schedule('a', 2)
    expect(countPending()).toBe(0)
    end()
    schedule('b', 1)
    await expect.poll(() => begun).toEqual(['a', 'b'])
    end()
  })

  it('waits before it retries a failed page, and continues after an error', async () => {
    const begun: string[] = []
    const remake = async (key: string): Promise<boolean> => {
      begun.push(key)
      if (key === 'broken') throw new Error('broken')
      return false
    }
    const { schedule, countRefreshed } = createBackgroundRefresher(remake, log, ALWAYS_IDLE, {
      again: 60_000,
      rest: 0,
    })
    schedule('broken', 1)
    schedule('down', 1)
    await expect.poll(() => begun.length).toBe(2)
    schedule('broken', 1)
    schedule('down', 1)
    schedule('other', 1)
    await expect.poll(() => begun).toEqual(['broken', 'down', 'other'])
    expect(countRefreshed()).toBe(0)
  })

  it('limits the length of its queue', () => {
    const { remake } = openSlow()
    const { schedule, countPending } = createBackgroundRefresher(remake, log, ALWAYS_IDLE, AT_ONCE)
    for (let turn = 0; turn < 5000; turn += 1) schedule(`${turn}`, 1)
    expect(countPending()).toBe(1000)
  })

  it.each([
    { state: 'idle', took: 40, rest: 40 },
    { state: 'busy', took: 40, rest: 800 },
    { state: 'busy', took: 400, rest: 2000 },
  ])('pauses $rest ms after a render of $took ms while the process is $state', async (given) => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    const remake = async () => {
      now.mockReturnValue(given.took)
      return true
    }
    const { schedule } = createBackgroundRefresher(remake, log, {
      hasCapacity: () => given.state === 'idle',
    })
    vi.mocked(wait).mockClear()
    schedule('a', 1)
    await vi.waitFor(() => expect(wait).toHaveBeenCalledWith(given.rest))
  })
})
