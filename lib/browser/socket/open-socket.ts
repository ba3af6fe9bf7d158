import { io, type Socket } from 'socket.io-client'
import type { SocketEvents } from '@/lib/contract/socket-events'
import { handleSocketEvents, refetchAll, refetchNotifications } from './handle-events'

type SocketConnection = { close(): void }

type ConnectionEvents = {
  /** Called after everything missed is being refetched. */
  readonly onOpen: () => void
  /** Called once when refused or lost, but not after `close`. */
  readonly onLoss: () => void
}

/** in ms; a connection that is not open by then has failed */
const PATIENCE_MS = 10_000

/** in ms; the first connection follows the page's own fetches, which need not be repeated */
const FRESH_MS = 10_000

let hasOpened = false

/** Clients send nothing, so a flood is easy to detect (promise T15). */
type NoEvents = Record<string, never>

/** Opens the socket. 13 KB, so it is loaded late. The session cookie authenticates the handshake (decision 024). */
export function openSocket({ onOpen, onLoss }: ConnectionEvents): SocketConnection {
  const socket: Socket<SocketEvents, NoEvents> = io({
    transports: ['websocket'],
    forceNew: true,
    // We reconnect ourselves, with a backoff that also grows when a connection opens and fails at once.
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
    refetchAll(hasOpened ? undefined : Date.now() - FRESH_MS)
    hasOpened = true
  })
  socket.on('connect_error', lose)
  socket.on('disconnect', (reason) => {
    lose()
    // The API disconnects ended sessions only; the next response tells whether ours is one.
    if (reason === 'io server disconnect') void refetchNotifications()
  })
  handleSocketEvents(socket)
  return { close: end }
}
