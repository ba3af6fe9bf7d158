import type { Logger } from 'pino'
import type { Finished } from './finished'
import { MOST_READ, readMostRead, writeMostRead } from './most-read'

/** ms between two writings of the list, for an end nobody announced */
const BETWEEN = 5 * 60_000
/** Pages made side by side: each waits for the API half of its time. */
const AT_ONCE = 2

type Options = {
  /** Null: nothing is kept from one start to the next. */
  readonly file: string | null
  /** ms in which pages are made before anybody is let in; the rest is made beside the visitors. */
  readonly patience: number
  readonly finished: {
    readonly pages: Pick<Finished['pages'], 'listMostRead'>
    readonly keeper: Pick<Finished['keeper'], 'remake'>
    readonly refresher: Pick<Finished['refresher'], 'want'>
  }
  readonly log: Pick<Logger, 'info' | 'error'>
}

export type WarmStart = {
  /** Has the pages that were most read before the last end made again, most read first. */
  readonly warm: () => Promise<void>
  readonly end: () => Promise<void>
}

export function prepareWarmStart({ file, patience, finished, log }: Options): WarmStart {
  const { pages, keeper, refresher } = finished
  /** Of the list of the process before, what may not have been made yet: a second restart must not lose it. */
  let left: readonly string[] = []

  async function note(): Promise<void> {
    const read = pages.listMostRead(MOST_READ)
    const keys = [...new Set([...read, ...left])]
    // A process that ends before anybody has come leaves the list of the one before.
    if (file === null || keys.length === 0) return
    try {
      await writeMostRead(file, keys)
    } catch (error) {
      log.error({ err: error }, 'What is read most could not be noted.')
    }
  }

  async function warm(): Promise<void> {
    if (file === null) return
    const waiting = [...(await readMostRead(file))]
    const all = waiting.length
    left = waiting
    const end = performance.now() + patience
    const makeNext = async () => {
      for (let key = takeIn(); key !== undefined; key = takeIn()) await makeOne(key)
    }
    const takeIn = () => (performance.now() < end ? waiting.shift() : undefined)
    await Promise.all(Array.from({ length: AT_ONCE }, makeNext))
    log.info({ pages: all - waiting.length, left: waiting.length }, 'Pages were made ahead.')
    for (const [index, key] of waiting.entries()) refresher.want(key, waiting.length - index)
  }

  async function makeOne(key: string): Promise<void> {
    try {
      await keeper.remake(key)
    } catch (error) {
      log.error({ err: error }, 'A page could not be made ahead.')
    }
  }

  const noting = setInterval(() => {
    left = []
    void note()
  }, BETWEEN)
  noting.unref()
  return {
    warm,
    end: async () => {
      clearInterval(noting)
      await note()
    },
  }
}
