import type { Socket } from 'socket.io-client'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { applyRemoteChange, refetchSavedIds } from '@/lib/browser/saved/save-sync'
import { isListingApiPath } from '@/lib/browser/saved/saves'
import type { SavedChange, SocketEvents } from '@/lib/contract/socket-events'
import { toRecord } from '@/lib/shared/to-record'

/** in ms; an import publishes fifty listings at once, and many users match the same ones */
const JITTER_MS = 400
/** in ms; every client gets this event */
const MISSED_JITTER_MS = 5000

/**
 * Subscribes to socket events. An event only says that something changed; the data is refetched, so the order
 * of events does not matter.
 */
export function handleSocketEvents(socket: Pick<Socket<SocketEvents>, 'on'>): void {
  const lookAtBellSoon = onceWithJitter(() => void refetchNotifications(), JITTER_MS)
  socket.on('notification', lookAtBellSoon)
  socket.on('unread', lookAtBellSoon)
  socket.on(
    'missed',
    onceWithJitter(() => refetchAll(), MISSED_JITTER_MS),
  )
  socket.on('saved', (change: unknown) => {
    if (isSavedChange(change)) applyRemoteChange(change)
  })
}

/** Refetches what may have changed while disconnected; of the saved ids, those fetched before a moment in ms. */
export function refetchAll(before?: number): void {
  void refetchNotifications()
  refetchSavedIds(before)
}

/** Refetches the notifications. A pending fetch is cancelled, because its response may be older than the event. */
export async function refetchNotifications(): Promise<void> {
  const client = getQueryClient()
  const bell = { queryKey: queryKeys.notifications }
  await client.cancelQueries(bell)
  await client.invalidateQueries(bell)
}

/** Delays the work by a random time; calls before it starts are merged into one. */
function onceWithJitter(work: () => void, spread: number): () => void {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    isWaiting = true
    window.setTimeout(() => {
      isWaiting = false
      work()
    }, Math.random() * spread)
  }
}

function isSavedChange(change: unknown): change is SavedChange {
  const { area, id, isSaved } = toRecord(change)
  return isListingApiPath(area) && typeof id === 'number' && typeof isSaved === 'boolean'
}
