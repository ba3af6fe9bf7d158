import { URL_SET } from './sitemap-xml'

/** One page of entries after another; null at the end. */
export type ReadEntries = () => Promise<string | null>

/** Sitemaps that are sent at once: each asks the API fifty times (promise T18). */
const MOST = 4

let sending = 0

export function isSendingEnough(): boolean {
  return sending >= MOST
}

/**
 * A sitemap a page of the API at a time, as fast as it is taken: nothing of it is kept. A failure on the way cuts it, so
 * that nobody takes a part for the whole.
 * @param first the first entries, read before anything was promised
 */
export function toPartStream(first: string, read: ReadEntries): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next: string | null = URL_SET.begin + first
  let isCounted = false
  const count = (change: 1 | -1) => {
    if (isCounted === (change === 1)) return
    isCounted = change === 1
    sending += change
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        count(1)
        try {
          if (next === null) {
            controller.enqueue(encoder.encode(URL_SET.end))
            controller.close()
            count(-1)
            return
          }
          controller.enqueue(encoder.encode(next))
          next = await read()
        } catch (error) {
          count(-1)
          throw error
        }
      },
      cancel: () => count(-1),
    },
    // Nothing is read before somebody takes it: an answer to HEAD takes nothing.
    { highWaterMark: 0 },
  )
}
