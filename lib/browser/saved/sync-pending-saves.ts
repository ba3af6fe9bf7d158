import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { createRetryTimer } from '@/lib/browser/api-client/retry-timer'
import { getOwnerMark, subscribeToSession } from '@/lib/browser/session/session-state'
import { logFailure } from '@/lib/shared/log-failure'
import { SYNC_TAG } from './pending-saves'
import { readPendingSaves } from './saves-database'
import { sendPendingSaves } from './send-pending-saves'

const MAX_RETRY_DELAY_MS = 300_000

let hasStarted = false

/** Sends pending saves now and whenever the browser is online again; called once per page for signed-in users. */
export function startSyncingSaves(): void {
  if (hasStarted) return
  hasStarted = true
  const retries = createRetryTimer(sendNow, MAX_RETRY_DELAY_MS)
  window.addEventListener(SYNC_TAG, retries.retryNow)
  subscribeToSession(sendNow)
  sendNow()

  function sendNow(): void {
    const owner = getOwnerMark()
    if (owner === '' || !navigator.onLine) return
    send(owner)
      .catch((cause: unknown) => {
        logFailure('What was saved here waits to be sent.', cause)
        return false
      })
      .then((isSent) => {
        if (isSent) retries.reset()
        else retries.schedule()
      })
  }
}

/** @returns false while saves are pending */
async function send(owner: string): Promise<boolean> {
  if ((await readPendingSaves(owner)).length === 0) return true
  const isSent = await sendPendingSaves(owner)
  // Shows the state of the API where it refused a save.
  await getQueryClient().invalidateQueries({ queryKey: ['saved'] })
  return isSent
}
