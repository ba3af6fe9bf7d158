import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { createRetryTimer } from '@/lib/browser/api-client/retry-timer'
import { getOwnerMark, subscribeToSession } from '@/lib/browser/session/session-state'
import { logFailure } from '@/lib/shared/log-failure'
import { SYNC_TAG } from './pending-saves'
import { readPendingSaves } from './saves-database'
import { sendPendingSaves } from './send-pending-saves'

const MAX_RETRY_DELAY_MS = 300_000

let hasStarted = false

/** Once in a page, for the signed-in: sends what waits, now and whenever there is a line again. */
export function startSending(): void {
  if (hasStarted) return
  hasStarted = true
  const retries = createRetryTimer(sendNow, MAX_RETRY_DELAY_MS)
  window.addEventListener(SYNC_TAG, retries.anew)
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
        if (isSent) retries.rest()
        else retries.later()
      })
  }
}

/** @returns false while something waits */
async function send(owner: string): Promise<boolean> {
  if ((await readPendingSaves(owner)).length === 0) return true
  const isSent = await sendPendingSaves(owner)
  // What the API refused is shown as it is there.
  await getQueryClient().invalidateQueries({ queryKey: ['saved'] })
  return isSent
}
