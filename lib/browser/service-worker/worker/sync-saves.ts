import { SIGNED_IN_HINT } from '@/lib/shared/session/session-cookies'
import { sendPendingSaves } from '../../saved/send-pending-saves'

/**
 * Sends the pending saves of the signed-in user; the server checks the user too (decision 025). @throws Error
 * while saves are pending, so that the browser retries
 */
export async function syncSaves(): Promise<void> {
  // Browsers with background sync have the Cookie Store API.
  const hint = await self.cookieStore?.get(SIGNED_IN_HINT)
  const owner = hint?.value?.replace(/^1\.?/, '') ?? ''
  // Nobody is signed in, or the user is unknown: a page will send them.
  if (owner === '') return
  if (!(await sendPendingSaves(owner))) throw new Error('Saves wait for another time.')
}
