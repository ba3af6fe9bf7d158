import { queryKeys } from '@/lib/browser/account/query-keys'
import { alone } from '@/lib/browser/offline/alone'
import { getOwnerMark, isSignedIn, subscribeToSession } from '@/lib/browser/session/signed-in'
import { isDone } from '@/lib/browser/wire/early'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import { toAddress, toReply, type UpstreamReply } from '@/lib/browser/wire/transport'
import { toSavingCalls } from '@/lib/contract/saving'
import { logFailure } from '@/lib/shared/log-failure'
import { OWNER_HEADER } from '@/lib/shared/session/owner-header'
import { type DeviceSave, getDeviceSaves, isOnDevice, unsaveOnDevice } from './device-saves'

let hasStarted = false

/** Once in a page, for the signed-in: brings what this device saved into the account, now and whenever there is a line again. */
export function startCarrying(): void {
  if (hasStarted) return
  hasStarted = true
  window.addEventListener('online', carryNow)
  subscribeToSession(carryNow)
  carryNow()
}

function carryNow(): void {
  if (!isSignedIn() || !navigator.onLine || getDeviceSaves().length === 0) return
  carryOver().catch((cause: unknown) => logFailure('What was saved stays on this device.', cause))
}

/**
 * Each once, by one tab at a time, the last pressed first: it is what made somebody sign in. What the account does not take stays on the
 * device and is tried another time.
 *
 * @throws TypeError without a line
 */
export async function carryOver(): Promise<void> {
  const [pressed, ...earlier] = getDeviceSaves()
  if (pressed === undefined) return
  try {
    // Then in the order in which they were saved, which the lists of the account keep.
    for (const save of [pressed, ...[...earlier].reverse()]) {
      if ((await alone('saves', () => carry(save))) === 'later') return
    }
  } finally {
    await showAnew()
  }
}

async function carry(save: DeviceSave): Promise<'done' | 'later'> {
  // Another tab was faster, or it was taken off meanwhile.
  if (!isOnDevice(save)) return 'done'
  const { method, path } = toSavingCalls(save.area).save
  const owner = getOwnerMark()
  // The server compares the mark with the session this request comes with.
  const headers: Record<string, string> = owner === '' ? {} : { [OWNER_HEADER]: owner }
  const reply = await fetch(toAddress({ path }, { params: { id: save.id } }), { method, headers })
  if (!isSettled(toReply(reply.status, await reply.text()))) return 'later'
  unsaveOnDevice(save)
  return 'done'
}

/** Gone from the site: no account can have it. A page of somebody else's has a good status too (promise F3). */
function isSettled({ status, body }: UpstreamReply): boolean {
  if (status === 200) return isDone(body)
  return (status === 404 || status === 410) && body !== null
}

async function showAnew(): Promise<void> {
  await getQueryClient().invalidateQueries({ queryKey: queryKeys.saved })
}
