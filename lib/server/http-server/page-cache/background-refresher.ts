import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { ALWAYS_IDLE, type EventLoopMonitor } from '../concurrency-limit/event-loop-monitor'
import type { Middleware } from '../request-context'
import type { PageCache } from './page-cache'

/** Re-renders a page; false when that failed. */
type Rerender = (key: string) => Promise<boolean>

/** Pages waiting to be re-rendered; further ones are scheduled by their next request. */
const MAX_PENDING = 1000
const MAX_FAILED = 1000

const TIMES = {
  /** ms after which a page that failed is tried again */
  again: 5000,
  /** ms between two pages, at most */
  rest: 2000,
}
/** Multiples of the last rendering time: half of the process when idle, a twentieth when busy. */
const REST = { idle: 1, busy: 20 }

export type BackgroundRefresher = {
  /** Schedules a stale page; `uses` is its number of hits. */
  readonly schedule: (key: string, uses: number) => void
  readonly countPending: () => number
  readonly countRefreshed: () => number
}

/**
 * Creates a refresher that re-renders one page at a time and pauses after each, which leaves the process to pending
 * requests.
 */
export function createBackgroundRefresher(
  rerender: Rerender,
  log: Pick<Logger, 'error'>,
  eventLoop: EventLoopMonitor = ALWAYS_IDLE,
  { again, rest } = TIMES,
): BackgroundRefresher {
  const waiting = new Map<string, number>()
  const failed = new LRUCache<string, true>({ max: MAX_FAILED, ttl: again })
  let current: string | null = null
  let made = 0

  async function run(): Promise<void> {
    for (let next = removeMostRead(waiting); next !== null; next = removeMostRead(waiting)) {
      current = next
      const begun = performance.now()
      if (await tryRerender(next)) made += 1
      else failed.set(next, true)
      const times = eventLoop.hasCapacity() ? REST.idle : REST.busy
      await wait(Math.min(rest, times * (performance.now() - begun)))
    }
    current = null
  }

  async function tryRerender(key: string): Promise<boolean> {
    try {
      return await rerender(key)
    } catch (error) {
      log.error({ err: error }, 'A page could not be refreshed.')
      return false
    }
  }

  return {
    schedule: (key, uses) => {
      if (waiting.has(key)) waiting.set(key, uses)
      else if (key !== current && waiting.size < MAX_PENDING && !failed.has(key)) {
        waiting.set(key, uses)
        if (current === null) void run()
      }
    },
    countPending: () => waiting.size,
    countRefreshed: () => made,
  }
}

function removeMostRead(waiting: Map<string, number>): string | null {
  let found: string | null = null
  let most = -1
  for (const [key, uses] of waiting) {
    if (uses > most) {
      found = key
      most = uses
    }
  }
  if (found !== null) waiting.delete(found)
  return found
}

const REVALIDATE_PATH = '/revalidate'
/** Pages refreshed after one change; others are refreshed on request. */
const MAX_PAGES = 200
/** ms in which further parts of one change may arrive: an import sends many calls */
const DEBOUNCE_MS = 200

/** Re-renders the most requested stale pages after `/revalidate`, without waiting for a visitor (decision 041). */
export function refreshAfterRevalidation(
  pages: Pick<PageCache, 'listStale'>,
  scheduleRefresh: BackgroundRefresher['schedule'],
  gathering = DEBOUNCE_MS,
): Middleware {
  let isGathering = false

  function refresh(): void {
    isGathering = false
    for (const { key, answers } of pages.listStale(MAX_PAGES)) scheduleRefresh(key, answers)
  }

  return ({ response, path }) => {
    if (path !== REVALIDATE_PATH) return false
    response.once('close', () => {
      if (response.statusCode !== 200 || isGathering) return
      isGathering = true
      setTimeout(refresh, gathering)
    })
    return false
  }
}
