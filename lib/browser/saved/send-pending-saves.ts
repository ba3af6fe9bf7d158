import { isSuccessReply } from '@/lib/browser/api-client/light-endpoint'
import { type ApiReply, parseApiReply, toRequestUrl } from '@/lib/browser/api-client/transport'
import { withLock } from '@/lib/browser/offline/web-lock'
import { toSavedCalls } from '@/lib/contract/saved/saved-calls'
import { OWNER_HEADER } from '@/lib/shared/session/owner-header'
import type { PendingSave } from './pending-saves'
import { dequeueSave, readPendingSaves } from './saves-database'

/**
 * Sends pending saves in order, each once, by one tab or the service worker at a time. Saves refused
 * permanently are dropped; any other failure stops the run.
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
  // The server compares the mark with the session of this request.
  const headers = { [OWNER_HEADER]: owner }
  const reply = await fetch(toRequestUrl({ path }, { params: { id } }), { method, headers })
  return isFinal(parseApiReply(reply.status, await reply.text())) ? 'done' : 'later'
}

/** The listing is deleted, or another user is signed in. */
const PERMANENT_FAILURES = [404, 410, 412]

/** A captive portal also answers with status 200 (promise F3). */
function isFinal({ status, body }: ApiReply): boolean {
  if (status === 200) return isSuccessReply(body)
  return PERMANENT_FAILURES.includes(status) && body !== null
}
