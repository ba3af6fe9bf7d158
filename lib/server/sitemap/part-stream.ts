import { URL_SET } from './sitemap-xml'

/** Reads the next page of entries; null at the end. */
export type ReadEntries = () => Promise<string | null>

/** Sitemaps that are streamed at once: each calls the API fifty times (promise T18). */
const MAX_STREAMS = 4

let sending = 0

export function hasTooManyStreams(): boolean {
  return sending >= MAX_STREAMS
}

/**
 * Streams a sitemap one page of the API at a time, as fast as the client reads, without buffering it. A failure aborts
 * the stream, so that nobody takes a part for the whole.
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
    // Reads nothing before the client does: a HEAD request reads nothing.
    { highWaterMark: 0 },
  )
}
