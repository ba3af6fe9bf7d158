import { isSuccessReply } from '@/lib/browser/api-client/light-endpoint'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { type ApiReply, parseApiReply, toRequestUrl } from '@/lib/browser/api-client/transport'
import { withLock } from '@/lib/browser/offline/web-lock'
import { getOwnerMark, isSignedIn, subscribeToSession } from '@/lib/browser/session/session-state'
import { toSavedCalls } from '@/lib/contract/saved/saved-calls'
import { logFailure } from '@/lib/shared/log-failure'
import { OWNER_HEADER } from '@/lib/shared/session/owner-header'
import { type DeviceSave, getDeviceSaves, isOnDevice, unsaveOnDevice } from './device-saves'

let hasStarted = false

/** Once in a page, for the signed-in: brings what this device saved into the account, now and whenever there is a line again. */
export function startCarrying(): void {
  if (hasStarted) return
  hasStarted = true
  window.addEventListener('online', migrateNow)
  subscribeToSession(migrateNow)
  migrateNow()
}

function migrateNow(): void {
  if (!isSignedIn() || !navigator.onLine || getDeviceSaves().length === 0) return
  migrateDeviceSaves().catch((cause: unknown) =>
    logFailure('What was saved stays on this device.', cause),
  )
}

/**
 * Each once, by one tab at a time, the last pressed first: it is what made somebody sign in. What the account does not take stays on the
 * device and is tried another time.
 *
 * @throws TypeError without a line
 */
export async function migrateDeviceSaves(): Promise<void> {
  const [pressed, ...earlier] = getDeviceSaves()
  if (pressed === undefined) return
  try {
    // Then in the order in which they were saved, which the lists of the account keep.
    for (const save of [pressed, ...[...earlier].reverse()]) {
      if ((await withLock('saves', () => migrateOne(save))) === 'later') return
    }
  } finally {
    await refetchSaved()
  }
}

async function migrateOne(save: DeviceSave): Promise<'done' | 'later'> {
  // Another tab was faster, or it was taken off meanwhile.
  if (!isOnDevice(save)) return 'done'
  const { method, path } = toSavedCalls(save.area).save
  const owner = getOwnerMark()
  // The server compares the mark with the session this request comes with.
  const headers: Record<string, string> = owner === '' ? {} : { [OWNER_HEADER]: owner }
  const reply = await fetch(toRequestUrl({ path }, { params: { id: save.id } }), {
    method,
    headers,
  })
  if (!isFinal(parseApiReply(reply.status, await reply.text()))) return 'later'
  unsaveOnDevice(save)
  return 'done'
}

/** Gone from the site: no account can have it. A page of somebody else's has a good status too (promise F3). */
function isFinal({ status, body }: ApiReply): boolean {
  if (status === 200) return isSuccessReply(body)
  return (status === 404 || status === 410) && body !== null
}

async function refetchSaved(): Promise<void> {
  await getQueryClient().invalidateQueries({ queryKey: queryKeys.saved })
}
