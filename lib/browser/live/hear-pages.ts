import type { Socket } from 'socket.io-client'
import { queryKeys } from '@/lib/browser/account/query-keys'
import { hearSaved, lookAtSaved } from '@/lib/browser/account/saved-marks'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import type { SavedChange, SocketEvents } from '@/lib/contract/socket-events'
import { toRecord } from '@/lib/shared/to-record'

/** ms: an import tells of fifty listings at once, and many users of the same ones */
const SPREAD_MS = 400
/** ms: everybody is told that something was missed */
const SPREAD_OF_ALL_MS = 5000

/** The line says that something changed; the number is the API's, so that no order of messages can make it wrong. */
export function hearPages(socket: Pick<Socket<SocketEvents>, 'on'>): void {
  const lookAtBellSoon = once(() => void lookAtBell(), SPREAD_MS)
  socket.on('notification', lookAtBellSoon)
  socket.on('unread', lookAtBellSoon)
  socket.on(
    'missed',
    once(() => lookAtAll(), SPREAD_OF_ALL_MS),
  )
  socket.on('saved', (change: unknown) => {
    if (isSavedChange(change)) hearSaved(change)
  })
}

/** What was missed while there was no line; of the hearts, what was read before a moment in ms. */
export function lookAtAll(before?: number): void {
  void lookAtBell()
  lookAtSaved(before)
}

/** Also where an answer is under way: what is told now may not be in it. */
export async function lookAtBell(): Promise<void> {
  const client = getQueryClient()
  const bell = { queryKey: queryKeys.notifications }
  await client.cancelQueries(bell)
  await client.invalidateQueries(bell)
}

/** However often it is called before it has begun. */
function once(work: () => void, spread: number): () => void {
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
