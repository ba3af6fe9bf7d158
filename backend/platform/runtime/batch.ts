import type { FastifyBaseLogger } from 'fastify'

/** Things collected in memory and written together. */
export type Batch<Item> = {
  /** Adds an item; one with the same key takes its place. */
  add(key: string, item: Item): void
  /** Writes what is there; resolves when it is written, or kept because the writing failed. */
  flush(): Promise<void>
}

type Options<Item> = {
  readonly write: (items: Item[]) => Promise<void>
  readonly log: FastifyBaseLogger
  /** What the items are, for the log. */
  readonly name: string
}

/** How long an item waits for company, in milliseconds. */
const PATIENCE = 1000

/** Most items kept while the database is away; more are dropped, and that is logged. */
const CAPACITY = 50_000

/**
 * Collects items so that a request costs no write. Batches are written one after the other; what
 * could not be written is tried again with the next batch.
 */
export function createBatch<Item>({ write, log, name }: Options<Item>): Batch<Item> {
  let waiting = new Map<string, Item>()
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()

  async function writeWaiting(): Promise<void> {
    const batch = waiting
    if (batch.size === 0) return
    waiting = new Map()
    try {
      await write([...batch.values()])
    } catch (error) {
      log.warn({ err: error }, `${batch.size} ${name} could not be written and are kept`)
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
    if (timer !== null) clearTimeout(timer)
    timer = null
    writing = writing.then(writeWaiting)
    return writing
  }

  return { add, flush }
}
