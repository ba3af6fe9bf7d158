import { EventEmitter } from 'node:events'
import { vi } from 'vitest'
import type { ConcurrencyLimiter } from '@/lib/server/http-server/concurrency-limit/concurrency-limiter'

/** Times of one client's requests in ms: until the response, and until a refusal. */
export type LoadTimes = { readonly answered: number[]; readonly refused: number[] }

export const createLoadTimes = (): LoadTimes => ({ answered: [], refused: [] })

/** One thread that renders pages one after the other, each for `ms`. */
export function createStandInThread(ms: number) {
  let free = 0
  return {
    draw: async () => {
      free = Math.max(free, performance.now()) + ms
      await wait(free - performance.now())
    },
  }
}

export type Drawing = ReturnType<typeof createStandInThread>

export async function ask(
  lane: ConcurrencyLimiter,
  thread: Drawing,
  client: string,
  times: LoadTimes,
): Promise<void> {
  const begun = performance.now()
  const leave = await lane.acquire({ client, closing: new EventEmitter() })
  if (leave === null) {
    times.refused.push(performance.now() - begun)
    return
  }
  await thread.draw()
  leave()
  times.answered.push(performance.now() - begun)
}

/** A client that keeps `parallel` requests running until `until`. */
export async function askRepeatedly(
  lane: ConcurrencyLimiter,
  thread: Drawing,
  { client, parallel, until }: { client: string; parallel: number; until: number },
): Promise<LoadTimes> {
  const times = createLoadTimes()
  const askInTurn = async () => {
    while (performance.now() < until) {
      await ask(lane, thread, client, times)
      await wait(1)
    }
  }
  await Promise.all(Array.from({ length: parallel }, askInTurn))
  return times
}

/** Independent visitors, `rate` a second, until `until`. */
export async function askAtRate(
  lane: ConcurrencyLimiter,
  thread: Drawing,
  { clientOf, rate, until }: { clientOf: (turn: number) => string; rate: number; until: number },
): Promise<LoadTimes> {
  const times = createLoadTimes()
  const all: Promise<void>[] = []
  for (let turn = 0; performance.now() < until; turn += 1) {
    all.push(ask(lane, thread, clientOf(turn), times))
    await wait(1000 / rate)
  }
  await Promise.all(all)
  return times
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

export async function runVirtually<Result>(run: () => Promise<Result>): Promise<Result> {
  let isOver = false
  const result = run().finally(() => {
    isOver = true
  })
  while (!isOver) await vi.advanceTimersByTimeAsync(20)
  return result
}
