import { getOwnerMark, subscribeToSession } from '@/lib/browser/session/signed-in'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import { logFailure } from '@/lib/shared/log-failure'
import { SENDING_TAG } from './queue'
import { sendWaiting } from './send-waiting'
import { listWaitingPresses } from './store'

let hasStarted = false

/** Once in a page, for the signed-in: sends what waits, now and whenever there is a line again. */
export function startSending(): void {
  if (hasStarted) return
  hasStarted = true
  window.addEventListener('online', sendNow)
  window.addEventListener(SENDING_TAG, sendNow)
  subscribeToSession(sendNow)
  sendNow()
}

function sendNow(): void {
  const owner = getOwnerMark()
  if (owner === '' || !navigator.onLine) return
  send(owner).catch((cause: unknown) => logFailure('What was saved here waits to be sent.', cause))
}

async function send(owner: string): Promise<void> {
  if ((await listWaitingPresses(owner)).length === 0) return
  await sendWaiting(owner)
  // What the API refused is shown as it is there.
  await getQueryClient().invalidateQueries({ queryKey: ['saved'] })
}
