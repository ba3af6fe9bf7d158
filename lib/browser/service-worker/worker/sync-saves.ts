import { SIGNED_IN_HINT } from '@/lib/shared/session/session-cookies'
import { sendPendingSaves } from '../../saved/send-pending-saves'

/** Sends for who is signed in now; the server looks once more (decision 025). @throws Error while something waits, so that it is tried again */
export async function syncSaves(): Promise<void> {
  // Browsers that have background sync have this too.
  const hint = await self.cookieStore?.get(SIGNED_IN_HINT)
  const owner = hint?.value?.replace(/^1\.?/, '') ?? ''
  // Nobody, or nobody can say: a page that knows will send.
  if (owner === '') return
  if (!(await sendPendingSaves(owner))) throw new Error('Saves wait for another time.')
}
