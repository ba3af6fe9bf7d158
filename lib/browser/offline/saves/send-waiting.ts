import { alone } from '@/lib/browser/offline/alone'
import { isDone } from '@/lib/browser/wire/early'
import { toAddress, toReply, type UpstreamReply } from '@/lib/browser/wire/transport'
import { toSavingCalls } from '@/lib/contract/saving'
import { OWNER_HEADER } from '@/lib/shared/session/owner-header'
import type { Press } from './queue'
import { listWaitingPresses, removeWaiting } from './store'

/**
 * Sends what waits, in order and each once, by one tab or the service worker at a time. What the API refuses for good is dropped;
 * with all else it ends there and goes on another time.
 *
 * @returns false while something waits
 */
export function sendWaiting(owner: string): Promise<boolean> {
  return alone('saves', async () => {
    let press = await firstOf(owner)
    while (press !== undefined) {
      if ((await send(press, owner)) === 'later') return false
      await removeWaiting(press)
      press = await firstOf(owner)
    }
    return true
  })
}

async function firstOf(owner: string): Promise<Press | undefined> {
  const [first] = await listWaitingPresses(owner)
  return first
}

async function send({ area, id, isSaved }: Press, owner: string): Promise<'done' | 'later'> {
  const { save, unsave } = toSavingCalls(area)
  const { method, path } = isSaved ? save : unsave
  // The server compares the mark with the session this request comes with.
  const headers = { [OWNER_HEADER]: owner }
  const reply = await fetch(toAddress({ path }, { params: { id } }), { method, headers })
  return isSettled(toReply(reply.status, await reply.text())) ? 'done' : 'later'
}

/** The listing is gone, or somebody else is signed in. */
const NEVER = [404, 410, 412]

/** A page of somebody else's, such as that of a hotel's network, has a good status too (promise F3). */
function isSettled({ status, body }: UpstreamReply): boolean {
  if (status === 200) return isDone(body)
  return NEVER.includes(status) && body !== null
}
