import { readFile } from 'node:fs/promises'
import type { Logger } from 'pino'
import { z } from 'zod'
import { parseJson } from '@/lib/shared/parse-json'
import { writeFileAtomically } from '@/lib/shared/runtime/write-file-atomically'
import type { PageCacheServices } from './page-cache-services'

/** ms between two writes of the list, in case the process is killed */
const SAVE_INTERVAL_MS = 5 * 60_000
/** Pages warmed up in parallel: each waits for the API half of its time. */
const CONCURRENCY = 2

/** The length of an address with the longest query that is cached. */
const MAX_KEY_LENGTH = 2048
const MAX_MOST_READ = 500

const list = z.array(z.string().startsWith('/').max(MAX_KEY_LENGTH)).max(MAX_MOST_READ)

type Options = {
  /** Null: nothing is stored between two starts. */
  readonly file: string | null
  /** ms for warming up before the server listens; the rest is rendered beside the first visitors */
  readonly patience: number
  readonly pageCache: {
    readonly pages: Pick<PageCacheServices['pages'], 'listMostRead'>
    readonly renderer: Pick<PageCacheServices['renderer'], 'rerender'>
    readonly refresher: Pick<PageCacheServices['refresher'], 'schedule'>
  }
  readonly log: Pick<Logger, 'info' | 'error'>
}

type CacheWarmer = {
  /** Renders the pages that had the most hits before the last restart, most requested first. */
  readonly warm: () => Promise<void>
  readonly stop: () => Promise<void>
}

export function createCacheWarmer({ file, patience, pageCache, log }: Options): CacheWarmer {
  const { pages, renderer, refresher } = pageCache
  /** Keys of the previous process that are not rendered yet: a second restart must not lose them. */
  let left: readonly string[] = []

  async function note(): Promise<void> {
    const read = pages.listMostRead(MAX_MOST_READ)
    const keys = [...new Set([...read, ...left])]
    // A process that ends without any visitor leaves the list as it is.
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
    await Promise.all(Array.from({ length: CONCURRENCY }, makeNext))
    log.info({ pages: all - waiting.length, left: waiting.length }, 'Pages were made ahead.')
    for (const [index, key] of waiting.entries()) refresher.schedule(key, waiting.length - index)
  }

  async function makeOne(key: string): Promise<void> {
    try {
      await renderer.rerender(key)
    } catch (error) {
      log.error({ err: error }, 'A page could not be made ahead.')
    }
  }

  const noting = setInterval(() => {
    left = []
    void note()
  }, SAVE_INTERVAL_MS)
  noting.unref()
  return {
    warm,
    stop: async () => {
      clearInterval(noting)
      await note()
    },
  }
}

/** Reads the keys of the most requested pages, most requested first; empty when the file is missing or invalid. */
async function readMostRead(file: string): Promise<readonly string[]> {
  try {
    const parsed = list.safeParse(parseJson(await readFile(file, 'utf8')))
    return parsed.success ? parsed.data : []
  } catch {
    // The first start, or an unreadable folder: pages are rendered on request.
    return []
  }
}

export async function writeMostRead(file: string, keys: readonly string[]): Promise<void> {
  await writeFileAtomically(file, JSON.stringify(keys.slice(0, MAX_MOST_READ)))
}
