import { setTimeout as wait } from 'node:timers/promises'

type Wanted = { readonly url: string; uses: number }

/** Makes a page anew; false when that did not work. */
type Remake = (key: string, url: string) => Promise<boolean>

/** Pages that wait to be made anew; of more, those asked for next come again. */
const MOST_WAITING = 1000
/** Pages that could not be made lately. */
const MOST_FAILED = 1000

const TIMES = {
  /** ms after which a page that could not be made is tried again */
  again: 5000,
  /** ms between two pages, at most; else as long as the last one took */
  rest: 2000,
}

export type Refresher = {
  /** That somebody was shown a page that is due. `url` is an address of it, `uses` how often it was answered. */
  readonly want: (key: string, url: string, uses: number) => void
  readonly countWaiting: () => number
  readonly countMade: () => number
}

/**
 * Makes pages anew behind their readers' backs: the most read first, one at a time, and resting as long as each took, so that
 * half of the process is always left to those who wait for something.
 */
export function createRefresher(remake: Remake, { again, rest } = TIMES): Refresher {
  const waiting = new Map<string, Wanted>()
  const failed = new Map<string, number>()
  let isRunning = false
  let made = 0

  async function run(): Promise<void> {
    isRunning = true
    try {
      for (let next = takeMostRead(waiting); next !== null; next = takeMostRead(waiting)) {
        const begun = performance.now()
        const isMade = await remake(next.key, next.url)
        if (isMade) made += 1
        else noteFailure(next.key)
        await wait(Math.min(rest, performance.now() - begun))
      }
    } finally {
      isRunning = false
    }
  }

  function noteFailure(key: string): void {
    if (failed.size >= MOST_FAILED) failed.clear()
    failed.set(key, Date.now() + again)
  }

  return {
    want: (key, url, uses) => {
      const already = waiting.get(key)
      if (already !== undefined) already.uses = uses
      if (already !== undefined || waiting.size >= MOST_WAITING) return
      if ((failed.get(key) ?? 0) > Date.now()) return
      failed.delete(key)
      waiting.set(key, { url, uses })
      if (!isRunning) void run()
    },
    countWaiting: () => waiting.size,
    countMade: () => made,
  }
}

function takeMostRead(
  waiting: Map<string, Wanted>,
): { readonly key: string; readonly url: string } | null {
  let found: { readonly key: string; readonly wanted: Wanted } | null = null
  for (const [key, wanted] of waiting) {
    if (found === null || wanted.uses > found.wanted.uses) found = { key, wanted }
  }
  if (found === null) return null
  waiting.delete(found.key)
  return { key: found.key, url: found.wanted.url }
}
