import { EventEmitter } from 'node:events'
import { vi } from 'vitest'
import type { ConcurrencyLimiter } from '@/lib/server/http-server/concurrency-limit/concurrency-limiter'

/** Times of one client's requests in ms: until the response, and until a refusal. */
export type Told = { readonly answered: number[]; readonly refused: number[] }

export const toldNobody = (): Told => ({ answered: [], refused: [] })

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
  told: Told,
): Promise<void> {
  const begun = performance.now()
  const leave = await lane.acquire({ client, closing: new EventEmitter() })
  if (leave === null) {
    told.refused.push(performance.now() - begun)
    return
  }
  await thread.draw()
  leave()
  told.answered.push(performance.now() - begun)
}

/** A client with `hands` parallel requests, each followed by the next, until `until`. */
export async function askOn(
  lane: ConcurrencyLimiter,
  thread: Drawing,
  { client, hands, until }: { client: string; hands: number; until: number },
): Promise<Told> {
  const told = toldNobody()
  const hand = async () => {
    while (performance.now() < until) {
      await ask(lane, thread, client, told)
      await wait(1)
    }
  }
  await Promise.all(Array.from({ length: hands }, hand))
  return told
}

/** Independent visitors, `rate` a second, until `until`. */
export async function askAtRate(
  lane: ConcurrencyLimiter,
  thread: Drawing,
  { clientOf, rate, until }: { clientOf: (turn: number) => string; rate: number; until: number },
): Promise<Told> {
  const told = toldNobody()
  const all: Promise<void>[] = []
  for (let turn = 0; performance.now() < until; turn += 1) {
    all.push(ask(lane, thread, clientOf(turn), told))
    await wait(1000 / rate)
  }
  await Promise.all(all)
  return told
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
