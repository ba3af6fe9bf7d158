import { getOwnerMark, subscribeToSession } from '@/lib/browser/session/signed-in'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import { createRetries } from '@/lib/browser/wire/retries'
import { logFailure } from '@/lib/shared/log-failure'
import { SENDING_TAG } from './queue'
import { sendWaiting } from './send-waiting'
import { listWaitingPresses } from './store'

const LONGEST_PAUSE_MS = 300_000

let hasStarted = false

/** Once in a page, for the signed-in: sends what waits, now and whenever there is a line again. */
export function startSending(): void {
  if (hasStarted) return
  hasStarted = true
  const retries = createRetries(sendNow, LONGEST_PAUSE_MS)
  window.addEventListener(SENDING_TAG, retries.anew)
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
  if ((await listWaitingPresses(owner)).length === 0) return true
  const isSent = await sendWaiting(owner)
  // What the API refused is shown as it is there.
  await getQueryClient().invalidateQueries({ queryKey: ['saved'] })
  return isSent
}
