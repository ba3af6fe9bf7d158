import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createConcurrencyLimiters } from '@/lib/server/http-server/concurrency-limit/concurrency-limiters'
import { createOverloadDetector } from '@/lib/server/http-server/concurrency-limit/overload-detector'
import {
  ask,
  askAtRate,
  askRepeatedly,
  createLoadTimes,
  createStandInThread,
  type LoadTimes,
  runVirtually,
} from '@/tests/support/http-server/simulated-load'

/** ms of thread time per page: ten a second */
const PAGE = 100
const MINUTE = 60_000
const WHILE = 20_000

const busy = { hasCapacity: () => false }
const open = () => createConcurrencyLimiters(2, busy).unseen

function inAMinute(): number {
  return performance.now() + MINUTE
}

function inAWhile(): number {
  return performance.now() + WHILE
}

/** ms within which 99 % were answered */
function slowest({ answered }: LoadTimes): number {
  const bySize = [...answered].sort((one, other) => one - other)
  return bySize[Math.floor(bySize.length * 0.99)] ?? Number.NaN
}

beforeEach(() => void vi.useFakeTimers())

/** Runs a check after so many ms, in which so many requests arrived and two were answered. */
function runCheck(
  { requestArrived: come, requestFinished: leave }: ReturnType<typeof createOverloadDetector>,
  came: number,
  ms = 75,
): void {
  for (let turn = 0; turn < came; turn += 1) come(20)
  vi.advanceTimersByTime(ms)
  for (let turn = 0; turn < 2; turn += 1) leave()
}

/** A detector that has seen a single request. */
function begin() {
  const detector = createOverloadDetector()
  detector.requestArrived(0)
  detector.requestFinished()
  vi.advanceTimersByTime(75)
  detector.requestFinished()
  return detector
}

describe('overload detector', () => {
  it.each([
    ['no more requests arrive than are answered', 2, 60, false],
    ['1.5 times as many arrive in too few checks', 3, 6, false],
    ['1.5 times as many arrive', 3, 8, true],
    ['ten times as many arrive in two checks', 20, 2, false],
    ['ten times as many arrive', 20, 3, true],
  ])('where %s: %i requests for two responses, in %i checks', (_, came, looks, isHere) => {
    const detector = begin()
    for (let turn = 0; turn < looks; turn += 1) runCheck(detector, came)
    detector.requestArrived(10)
    expect(detector.isOverloaded()).toBe(isHere)
  })

  it('checks no sooner than after its interval', () => {
    const [early, timely] = [begin(), begin()]
    for (let turn = 0; turn < 3; turn += 1) runCheck(early, 30, 74)
    early.requestArrived(10)
    expect(early.isOverloaded()).toBe(false)
    for (let turn = 0; turn < 3; turn += 1) runCheck(timely, 30)
    timely.requestArrived(9)
    expect(timely.isOverloaded()).toBe(false)
    timely.requestArrived(10)
    expect(timely.isOverloaded()).toBe(true)
  })

  it('does not count a quiet time before in its favour', () => {
    const detector = begin()
    for (let turn = 0; turn < 20; turn += 1) runCheck(detector, 1)
    for (let turn = 0; turn < 2; turn += 1) runCheck(detector, 30)
    detector.requestArrived(10)
    expect(detector.isOverloaded()).toBe(false)
    runCheck(detector, 29)
    detector.requestArrived(10)
    expect(detector.isOverloaded()).toBe(true)
  })

  it('reports overload for three seconds after each sign of it, and ends once the queue is empty', () => {
    const detector = begin()
    for (let turn = 0; turn < 3; turn += 1) runCheck(detector, 30)
    detector.requestArrived(10)
    vi.advanceTimersByTime(2999)
    expect(detector.isOverloaded()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(detector.isOverloaded()).toBe(false)
    detector.requestArrived(0)
    detector.requestArrived(10)
    expect(detector.isOverloaded()).toBe(false)
    detector.requestRejected()
    expect(detector.isOverloaded()).toBe(true)
  })
})

describe('crawlers that send the next request after a response (promise S9)', () => {
  it.each([
    [10, PAGE],
    [30, PAGE],
    [10, 10 * PAGE],
    [30, 9 * PAGE],
  ])('are not rejected with %i connections, where a page takes %i ms', async (parallel, page) => {
    const results = await runVirtually(() =>
      askRepeatedly(open(), createStandInThread(page), {
        client: 'crawler',
        parallel,
        until: inAWhile(),
      }),
    )
    expect(results.refused).toEqual([])
    expect(results.answered.length).toBeGreaterThan(WHILE / page)
  })

  it('are not taken for overload when two of them start one after the other', async () => {
    const [lane, thread] = [open(), createStandInThread(PAGE)]
    const both = await runVirtually(async () => {
      const until = inAWhile()
      const first = askRepeatedly(lane, thread, { client: 'first', parallel: 10, until })
      await ask(lane, thread, 'somebody', createLoadTimes())
      return Promise.all([
        first,
        askRepeatedly(lane, thread, { client: 'second', parallel: 20, until }),
      ])
    })
    expect(both.map(({ refused }) => refused)).toEqual([[], []])
  })

  it('let visitors go first', async () => {
    const [lane, thread, visitor] = [open(), createStandInThread(PAGE), createLoadTimes()]
    await runVirtually(async () => {
      const crawling = askRepeatedly(lane, thread, {
        client: 'crawler',
        parallel: 30,
        until: inAWhile(),
      })
      for (let turn = 0; turn < 20; turn += 1) await ask(lane, thread, 'visitor', visitor)
      await crawling
    })
    expect(visitor.refused).toEqual([])
    expect(Math.max(...visitor.answered)).toBeLessThanOrEqual(5 * PAGE)
  })
})

describe('a minute of more requests than can be answered (promise S9)', () => {
  it.each([
    ['many clients, twice as many', 20, (turn: number) => `visitor ${turn}`],
    ['many clients, 1.5 times as many', 15, (turn: number) => `visitor ${turn}`],
    ['one address, twice as many', 20, () => 'one'],
  ])(
    'from %s: admitted requests wait briefly, the others are rejected immediately',
    async (_, rate, clientOf) => {
      const results = await runVirtually(() =>
        askAtRate(open(), createStandInThread(PAGE), { clientOf, rate, until: inAMinute() }),
      )
      expect(slowest(results)).toBeLessThanOrEqual(9 * PAGE)
      expect(Math.max(...results.refused)).toBe(0)
      expect(results.answered.length).toBeGreaterThanOrEqual(MINUTE / PAGE)
    },
  )

  it('from one address: other visitors are admitted', async () => {
    const [lane, thread, visitor] = [open(), createStandInThread(PAGE), createLoadTimes()]
    await runVirtually(async () => {
      const flood = askAtRate(lane, thread, {
        clientOf: () => 'flood',
        rate: 40,
        until: inAMinute(),
      })
      for (let turn = 0; turn < 50; turn += 1) await ask(lane, thread, 'visitor', visitor)
      await flood
    })
    expect(visitor.refused).toEqual([])
  })

  it('from one address that waits for its responses: other visitors are admitted', async () => {
    const [lane, thread] = [open(), createStandInThread(PAGE)]
    const visitor = createLoadTimes()
    await runVirtually(async () => {
      const until = performance.now() + 30 * PAGE
      const flood = askRepeatedly(lane, thread, { client: 'flood', parallel: 42, until })
      for (let turn = 0; turn < 10; turn += 1) await ask(lane, thread, `${turn}`, visitor)
      await flood
    })
    expect(visitor.refused).toEqual([])
    expect(Math.max(...visitor.answered)).toBeLessThanOrEqual(5 * PAGE)
  })

  it('leaves nothing behind: afterwards nothing waits, and a crawler is not rejected', async () => {
    const [lane, thread, visitor] = [open(), createStandInThread(PAGE), createLoadTimes()]
    const program = await runVirtually(async () => {
      await askAtRate(lane, thread, { clientOf: () => 'crowd', rate: 40, until: inAWhile() })
      await ask(lane, thread, 'visitor', visitor)
      await vi.advanceTimersByTimeAsync(10_000)
      return askRepeatedly(lane, thread, { client: 'crawler', parallel: 30, until: inAWhile() })
    })
    expect(visitor).toEqual({ answered: [PAGE], refused: [] })
    expect(program.refused).toEqual([])
    expect(lane.getState()).toMatchObject({ running: 0, waiting: 0 })
  })
})
