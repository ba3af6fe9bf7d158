import type { EventEmitter } from 'node:events'

/** A browser only answers a ping every 25 seconds. */
const MAX_PACKETS = 20
const WINDOW_MS = 10_000

type Connection = EventEmitter & { close(discard?: boolean): void }

/** Closes a connection that sends more than our pages would (promise T15). */
export function limitPackets(connection: Connection): void {
  let windowEnd = 0
  let count = 0
  connection.on('packet', () => {
    const now = performance.now()
    if (now > windowEnd) {
      windowEnd = now + WINDOW_MS
      count = 0
    }
    count += 1
    if (count > MAX_PACKETS) connection.close(true)
  })
}
