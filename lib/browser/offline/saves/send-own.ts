import { getOwnerMark, subscribeToSession } from '@/lib/browser/session/signed-in'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import { logFailure } from '@/lib/shared/log-failure'
import { SENDING_TAG } from './queue'
import { sendWaiting } from './send-waiting'
import { listWaitingPresses } from './store'

/** ms before it is tried again while the page stays; twice as long each time */
const FIRST_PAUSE_MS = 3000
const LONGEST_PAUSE_MS = 300_000

let hasStarted = false
let failures = 0
let timer = 0

/** Once in a page, for the signed-in: sends what waits, now and whenever there is a line again. */
export function startSending(): void {
  if (hasStarted) return
  hasStarted = true
  for (const event of ['online', SENDING_TAG]) {
    window.addEventListener(event, () => {
      failures = 0
      sendNow()
    })
  }
  subscribeToSession(sendNow)
  sendNow()
}

function sendNow(): void {
  window.clearTimeout(timer)
  const owner = getOwnerMark()
  if (owner === '' || !navigator.onLine) return
  send(owner)
    .catch((cause: unknown) => {
      logFailure('What was saved here waits to be sent.', cause)
      return false
    })
    .then((isSent) => {
      if (isSent) failures = 0
      else sendLater()
    })
}

/** An API that was busy is well again without the line ever having been lost. */
function sendLater(): void {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)
  failures += 1
  window.clearTimeout(timer)
  timer = window.setTimeout(sendNow, pause * (0.5 + Math.random()))
}

/** @returns false while something waits */
async function send(owner: string): Promise<boolean> {
  if ((await listWaitingPresses(owner)).length === 0) return true
  const isSent = await sendWaiting(owner)
  // What the API refused is shown as it is there.
  await getQueryClient().invalidateQueries({ queryKey: ['saved'] })
  return isSent
}
