import { isSuccessReply } from '@/lib/browser/api-client/light-endpoint'
import { type ApiReply, parseApiReply, toRequestUrl } from '@/lib/browser/api-client/transport'
import { withLock } from '@/lib/browser/offline/web-lock'
import { toSavedCalls } from '@/lib/contract/saved/saved-calls'
import { OWNER_HEADER } from '@/lib/shared/session/owner-header'
import type { PendingSave } from './pending-saves'
import { dequeueSave, readPendingSaves } from './saves-database'

/**
 * Sends what waits, in order and each once, by one tab or the service worker at a time. What the API refuses for good is dropped;
 * with all else it ends there and goes on another time.
 *
 * @returns false while something waits
 */
export function sendPendingSaves(owner: string): Promise<boolean> {
  return withLock('saves', async () => {
    let press = await firstOf(owner)
    while (press !== undefined) {
      if ((await send(press, owner)) === 'later') return false
      await dequeueSave(press)
      press = await firstOf(owner)
    }
    return true
  })
}

async function firstOf(owner: string): Promise<PendingSave | undefined> {
  const [first] = await readPendingSaves(owner)
  return first
}

async function send({ area, id, isSaved }: PendingSave, owner: string): Promise<'done' | 'later'> {
  const { save, unsave } = toSavedCalls(area)
  const { method, path } = isSaved ? save : unsave
  // The server compares the mark with the session this request comes with.
  const headers = { [OWNER_HEADER]: owner }
  const reply = await fetch(toRequestUrl({ path }, { params: { id } }), { method, headers })
  return isFinal(parseApiReply(reply.status, await reply.text())) ? 'done' : 'later'
}

/** The listing is gone, or somebody else is signed in. */
const PERMANENT_FAILURES = [404, 410, 412]

/** A page of somebody else's, such as that of a hotel's network, has a good status too (promise F3). */
function isFinal({ status, body }: ApiReply): boolean {
  if (status === 200) return isSuccessReply(body)
  return PERMANENT_FAILURES.includes(status) && body !== null
}
