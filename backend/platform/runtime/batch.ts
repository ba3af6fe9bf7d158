import type { FastifyBaseLogger } from 'fastify'

export type Batch<Item> = {
  /** Replaces an item with the same key. */
  add(key: string, item: Item): void
  /** Resolves when written, or when kept after a failed write. */
  flush(): Promise<void>
}

type Options<Item> = {
  readonly write: (items: Item[]) => Promise<void>
  readonly log: FastifyBaseLogger
  readonly name: string
}

/** Milliseconds. */
const PATIENCE = 1000

/** Maximum of items kept while the database is absent; more are dropped and logged. */
const CAPACITY = 50_000

/** Collects writes, to save each request the cost of one. A failed batch is retried with the next. */
export function createBatch<Item>({ write, log, name }: Options<Item>): Batch<Item> {
  let waiting = new Map<string, Item>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  async function writeWaiting(): Promise<void> {
    const batch = waiting
    if (batch.size === 0) return
    waiting = new Map()
    try {
      await write([...batch.values()])
    } catch (error) {
      log.warn({ err: error }, `${batch.size} ${name} could not be written and will be tried again`)
      for (const [key, item] of batch) add(key, item)
    }
  }

  function add(key: string, item: Item): void {
    if (waiting.size >= CAPACITY && !waiting.has(key)) {
      log.warn(`more than ${CAPACITY} ${name} are waiting: one was dropped`)
      return
    }
    waiting.set(key, item)
    timer ??= setTimeout(flush, PATIENCE).unref()
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(writeWaiting)
    return writing
  }

  return { add, flush }
}
