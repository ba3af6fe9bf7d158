import type { EventEmitter } from 'node:events'

/** Packets a browser may send in a window; it only answers pings, one in 25 seconds. */
const MAX_PACKETS = 20
const WINDOW_MS = 10_000

type Connection = EventEmitter & { close(discard?: boolean): void }

/** Ends a connection that sends more than a browser of ours would (promise T15). */
export function capPackets(connection: Connection): void {
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
