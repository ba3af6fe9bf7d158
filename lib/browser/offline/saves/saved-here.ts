import { listSavedIds, setSaved } from '@/lib/browser/account/saved'
import { alone } from '@/lib/browser/offline/alone'
import { isOnDevice, listDeviceIds, unsaveOnDevice } from '@/lib/browser/saved/device-saves'
import { getOwnerMark } from '@/lib/browser/session/signed-in'
import { randomId } from '@/lib/browser/wire/random-id'
import type { SavingArea } from '@/lib/contract/saving'
import { logFailure } from '@/lib/shared/log-failure'
import { askToSend } from './ask-to-send'
import { type Press, withPresses } from './queue'
import { listWaitingPresses, putWaiting, recallSaved } from './store'

/** `isCurrent`: what of them is the account's, the API has said just now. */
type SavedHere = { readonly ids: readonly number[]; readonly isCurrent: boolean }

/** What the account has saved, and what this device saved before and still carries over (decision 038). @throws Error */
export async function listSavedHere(area: SavingArea): Promise<SavedHere> {
  const { ids, isCurrent } = await listOfAccount(area)
  return { ids: [...new Set([...ids, ...listDeviceIds(area)])], isCurrent }
}

/** As the API says, or as last read on this device while nothing can be reached; with what waits to be sent. */
async function listOfAccount(area: SavingArea): Promise<SavedHere> {
  const owner = getOwnerMark()
  // Nobody could say later whose these are.
  if (owner === '') return { ids: await listSavedIds(area), isCurrent: true }
  let isCurrent = true
  const ids = await listSavedIds(area).catch(async (cause: unknown) => {
    const recalled = isUnreached(cause) ? await recallSaved(owner, area) : null
    if (recalled === null) throw cause
    isCurrent = false
    return recalled
  })
  return { ids: withPresses(ids, await listWaitingHere(owner), area), isCurrent }
}

/** `waiting`: kept on this device, to be sent once something can be reached. @throws Error when the API did not do it */
export async function setSavedHere(
  area: SavingArea,
  id: number,
  isSaved: boolean,
): Promise<'done' | 'waiting'> {
  // Not before what is being carried over has arrived: it would come after this.
  if (isOnDevice({ area, id })) await alone('saves', async () => unsaveOnDevice({ area, id }))
  const owner = getOwnerMark()
  const wait = async (): Promise<'waiting'> => {
    await putWaiting(owner, { area, id, isSaved, stamp: randomId() })
    await askToSend()
    return 'waiting'
  }
  if (owner === '') {
    await setSaved(area, id, isSaved)
    return 'done'
  }
  // Behind what waits already, so that the order stays.
  if ((await listWaitingHere(owner)).length > 0) return wait()
  try {
    await setSaved(area, id, isSaved)
    return 'done'
  } catch (cause) {
    if (!isUnreached(cause)) throw cause
    return wait()
  }
}

/** Where a browser refuses storage nothing can wait. */
function listWaitingHere(owner: string): Promise<readonly Press[]> {
  return listWaitingPresses(owner).catch((cause: unknown) => {
    logFailure('Nothing can be kept on this device.', cause)
    return []
  })
}

/** No answer came: an API that answered has said what to do. */
function isUnreached(cause: unknown): boolean {
  return (
    cause instanceof TypeError || (cause instanceof DOMException && cause.name === 'TimeoutError')
  )
}
