import { runWhenIdle } from '@/lib/browser/page/run-when-idle'
import { logFailure } from '@/lib/shared/log-failure'
import { keepConnected, type OpenConnection } from './keep-connected'

const listeners = new Set<() => void>()
let isOpen = false
let stop: (() => void) | null = null

/** Whether the socket is connected. If not, components have to poll (decision 024). */
export function isSocketConnected(): boolean {
  return isOpen
}

/** Calls the listener when the connection changes, and keeps it open while there are listeners. Loaded late. */
export function subscribeToSocketConnection(listener: () => void): () => void {
  listeners.add(listener)
  stop ??= start()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = null
  }
}

function start(): () => void {
  let end: (() => void) | null = null
  const callOff = runWhenIdle(() => {
    end = keepConnected(open, {
      onOpen: () => setConnected(true),
      onLoss: () => setConnected(false),
    })
  })
  return () => {
    callOff()
    end?.()
  }
}

function setConnected(next: boolean): void {
  if (isOpen === next) return
  isOpen = next
  for (const listener of listeners) listener()
}

const open: OpenConnection = ({ onOpen, onLoss }) => {
  let isClosed = false
  let close = () => {
    isClosed = true
  }
  import('./open-socket')
    .then(({ openSocket }) => {
      if (!isClosed) close = openSocket({ onOpen, onLoss }).close
    })
    .catch((cause: unknown) => {
      logFailure('The socket did not load; the page is not updated by itself.', cause)
      if (!isClosed) onLoss()
    })
  return () => close()
}
