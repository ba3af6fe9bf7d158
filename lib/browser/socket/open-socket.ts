import { io, type Socket } from 'socket.io-client'
import type { SocketEvents } from '@/lib/contract/socket-events'
import { handleSocketEvents, lookAtAll, lookAtBell } from './handle-events'

type SocketConnection = { close(): void }

type ConnectionEvents = {
  /** What was missed meanwhile is already asked for. */
  readonly onOpen: () => void
  /** Once: refused, or lost. Not after `close`. */
  readonly onLoss: () => void
}

/** ms in which it opens or counts as lost */
const PATIENCE_MS = 10_000

/** ms: the first line of a page opens just after the page has read what it shows, and a list of hearts is dear */
const FRESH_MS = 10_000

let hasOpened = false

/** Nothing may be sent up, so that a flood is easy to tell (promise T15). */
type NoEvents = Record<string, never>

/** 13 KB: late chunks only. The cookie of the session goes with the handshake by itself (decision 024). */
export function openLine({ onOpen, onLoss }: ConnectionEvents): SocketConnection {
  const socket: Socket<SocketEvents, NoEvents> = io({
    transports: ['websocket'],
    forceNew: true,
    // The pauses are ours: a line that opens and falls at once has to wait longer each time.
    reconnection: false,
    timeout: PATIENCE_MS,
  })
  const end = () => {
    socket.off()
    socket.disconnect()
  }
  const lose = () => {
    end()
    onLoss()
  }
  socket.on('connect', () => {
    onOpen()
    lookAtAll(hasOpened ? undefined : Date.now() - FRESH_MS)
    hasOpened = true
  })
  socket.on('connect_error', lose)
  socket.on('disconnect', (reason) => {
    lose()
    // The API says goodbye to ended sessions alone; the next answer tells whether ours is one.
    if (reason === 'io server disconnect') void lookAtBell()
  })
  handleSocketEvents(socket)
  return { close: end }
}
