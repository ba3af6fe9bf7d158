import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'

/** Milliseconds for the other side's close frame; `ws` would wait half a minute for one that never comes. */
const FAREWELL = 1000

type Connection = EventEmitter & { readonly request: IncomingMessage }

/** Destroys the socket of a connection we closed, after a short wait (promise T15). */
export function destroyAfterClose(connection: Connection): void {
  const { socket } = connection.request
  connection.once('close', () => {
    const cut = setTimeout(() => socket.destroy(), FAREWELL)
    socket.once('close', () => clearTimeout(cut))
  })
}
