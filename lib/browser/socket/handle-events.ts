import type { Socket } from 'socket.io-client'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { applyRemoteChange, refetchSavedIds } from '@/lib/browser/saved/saved-ids-cache'
import type { SavedChange, SocketEvents } from '@/lib/contract/socket-events'
import { toRecord } from '@/lib/shared/to-record'

/** ms: an import tells of fifty listings at once, and many users of the same ones */
const JITTER_MS = 400
/** ms: everybody is told that something was missed */
const MISSED_JITTER_MS = 5000

/** The line says that something changed; the number is the API's, so that no order of messages can make it wrong. */
export function handleSocketEvents(socket: Pick<Socket<SocketEvents>, 'on'>): void {
  const lookAtBellSoon = onceWithJitter(() => void lookAtBell(), JITTER_MS)
  socket.on('notification', lookAtBellSoon)
  socket.on('unread', lookAtBellSoon)
  socket.on(
    'missed',
    onceWithJitter(() => lookAtAll(), MISSED_JITTER_MS),
  )
  socket.on('saved', (change: unknown) => {
    if (isSavedChange(change)) applyRemoteChange(change)
  })
}

/** What was missed while there was no line; of the hearts, what was read before a moment in ms. */
export function lookAtAll(before?: number): void {
  void lookAtBell()
  refetchSavedIds(before)
}

/** Also where an answer is under way: what is told now may not be in it. */
export async function lookAtBell(): Promise<void> {
  const client = getQueryClient()
  const bell = { queryKey: queryKeys.notifications }
  await client.cancelQueries(bell)
  await client.invalidateQueries(bell)
}

/** However often it is called before it has begun. */
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

const areas: readonly unknown[] = [
  '/v1/job',
  '/v1/internship',
  '/v1/scholarship',
] satisfies SavedChange['area'][]

function isSavedChange(change: unknown): change is SavedChange {
  const { area, id, isSaved } = toRecord(change)
  return areas.includes(area) && typeof id === 'number' && typeof isSaved === 'boolean'
}
