import { SIGNED_IN_HINT } from '@/lib/shared/session/session-cookies'
import { sendUnsynced } from '../../saved/send-saves'

/**
 * Sends the unsynced saves of the signed-in user; the server checks the user too (decision 025). @throws Error
 * while some are unsynced, so that the browser retries
 */
export async function syncSaves(): Promise<void> {
  // Browsers with background sync have the Cookie Store API.
  const hint = await self.cookieStore?.get(SIGNED_IN_HINT)
  const owner = hint?.value?.replace(/^1\.?/, '') ?? ''
  // Nobody is signed in, or the user is unknown: a page will send them.
  if (owner === '') return
  if (!(await sendUnsynced(owner))) throw new Error('Saves wait for another time.')
}
