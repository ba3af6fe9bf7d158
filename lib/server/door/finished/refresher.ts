import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { IDLE, type Thread } from '../admission/thread'

/** Makes a page anew; false when that did not work. */
type Remake = (key: string) => Promise<boolean>

/** Pages that wait to be made anew; of more, those asked for next come again. */
const MOST_WAITING = 1000
const MOST_FAILED = 1000

const TIMES = {
  /** ms after which a page that could not be made is tried again */
  again: 5000,
  /** ms between two pages, at most */
  rest: 2000,
}
/** Times as long as the last one took: the half of the process, and where others wait for it a twentieth. */
const REST = { idle: 1, busy: 20 }

export type Refresher = {
  /** Of a page that is due. `uses` is how often it was answered. */
  readonly want: (key: string, uses: number) => void
  readonly countWaiting: () => number
  readonly countMade: () => number
}

/** One page at a time, and resting after each: the process is left to those who wait for something. */
export function createRefresher(
  remake: Remake,
  log: Pick<Logger, 'error'>,
  thread: Thread = IDLE,
  { again, rest } = TIMES,
): Refresher {
  const waiting = new Map<string, number>()
  const failed = new Map<string, number>()
  let current: string | null = null
  let made = 0

  async function run(): Promise<void> {
    for (let next = takeMostRead(waiting); next !== null; next = takeMostRead(waiting)) {
      current = next
      const begun = performance.now()
      if (await isRemade(next)) made += 1
      else noteFailure(next)
      const times = thread.hasTime() ? REST.idle : REST.busy
      await wait(Math.min(rest, times * (performance.now() - begun)))
    }
    current = null
  }

  async function isRemade(key: string): Promise<boolean> {
    try {
      return await remake(key)
    } catch (error) {
      log.error({ err: error }, 'A page could not be made anew.')
      return false
    }
  }

  function noteFailure(key: string): void {
    if (failed.size >= MOST_FAILED) failed.clear()
    failed.set(key, performance.now() + again)
  }

  function hasFailed(key: string): boolean {
    if ((failed.get(key) ?? 0) > performance.now()) return true
    failed.delete(key)
    return false
  }

  return {
    want: (key, uses) => {
      if (waiting.has(key)) waiting.set(key, uses)
      else if (key !== current && waiting.size < MOST_WAITING && !hasFailed(key)) {
        waiting.set(key, uses)
        if (current === null) void run()
      }
    },
    countWaiting: () => waiting.size,
    countMade: () => made,
  }
}

function takeMostRead(waiting: Map<string, number>): string | null {
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
