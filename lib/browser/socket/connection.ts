import { runWhenIdle } from '@/lib/browser/page/run-when-idle'
import { logFailure } from '@/lib/shared/log-failure'
import { keepConnected, type OpenConnection } from './keep-connected'

const listeners = new Set<() => void>()
let isOpen = false
let stop: (() => void) | null = null

/** Whether this page is told of changes by a line to the API; else who shows them has to ask (decision 024). */
export function isLive(): boolean {
  return isOpen
}

/** While anybody listens, a line is kept where that is possible. Late chunks only. */
export function subscribeToConnection(listener: () => void): () => void {
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
    .then(({ openLine }) => {
      if (!isClosed) close = openLine({ onOpen, onLoss }).close
    })
    .catch((cause: unknown) => {
      logFailure('The page is not told of changes by itself.', cause)
      if (!isClosed) onLoss()
    })
  return () => close()
}
