import { EventEmitter } from 'node:events'
import { vi } from 'vitest'
import type { ConcurrencyLimiter } from '@/lib/server/http-server/concurrency-limit/concurrency-limiter'

/** What became of those who asked: ms until their answer was there, and until they were told to come again. */
export type Told = { readonly answered: number[]; readonly refused: number[] }

export const toldNobody = (): Told => ({ answered: [], refused: [] })

/** One thread that draws pages, each for so many ms, one piece after the other: two that are begun both end late. */
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

/** A program with so many hands, each of which asks on once it is answered, until that time. */
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

/** Visitors who know nothing of each other: so many a second, until that time. */
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
