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

/**
 * Moves the saves of this device into the account, now and whenever the browser is online; called once per
 * page for signed-in users.
 */
export function startMigratingDeviceSaves(): void {
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
 * Moves each save once, by one tab at a time. The latest comes first, since it made the visitor sign in. What
 * the account does not accept stays on the device and is retried.
 *
 * @throws TypeError when offline
 */
export async function migrateDeviceSaves(): Promise<void> {
  const [pressed, ...earlier] = getDeviceSaves()
  if (pressed === undefined) return
  try {
    // The others follow in the order in which they were saved, which the account keeps.
    for (const save of [pressed, ...[...earlier].reverse()]) {
      if ((await withLock('saves', () => migrateOne(save))) === 'later') return
    }
  } finally {
    await refetchSaved()
  }
}

async function migrateOne(save: DeviceSave): Promise<'done' | 'later'> {
  // Another tab moved it, or it was removed.
  if (!isOnDevice(save)) return 'done'
  const { method, path } = toSavedCalls(save.area).save
  const owner = getOwnerMark()
  // The server compares the mark with the session of this request.
  const headers: Record<string, string> = owner === '' ? {} : { [OWNER_HEADER]: owner }
  const reply = await fetch(toRequestUrl({ path }, { params: { id: save.id } }), {
    method,
    headers,
  })
  if (!isFinal(parseApiReply(reply.status, await reply.text()))) return 'later'
  unsaveOnDevice(save)
  return 'done'
}

/** A deleted listing cannot be saved. A captive portal also answers with status 200 (promise F3). */
function isFinal({ status, body }: ApiReply): boolean {
  if (status === 200) return isSuccessReply(body)
  return (status === 404 || status === 410) && body !== null
}

async function refetchSaved(): Promise<void> {
  await getQueryClient().invalidateQueries({ queryKey: queryKeys.saved })
}
