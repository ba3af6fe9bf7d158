import { randomId } from '@/lib/browser/api-client/random-id'
import { withLock } from '@/lib/browser/offline/web-lock'
import { isOnDevice, listDeviceIds, unsaveOnDevice } from '@/lib/browser/saved/device-saves'
import { listSavedIds, setSaved } from '@/lib/browser/saved/saved-api'
import { getOwnerMark } from '@/lib/browser/session/session-state'
import type { SavedArea } from '@/lib/contract/saved/saved-calls'
import { logFailure } from '@/lib/shared/log-failure'
import { applyPendingSaves, type PendingSave } from './pending-saves'
import { requestSync } from './request-sync'
import { enqueueSave, readCachedIds, readPendingSaves } from './saves-database'

/** `isCurrent`: what of them is the account's, the API has said just now. */
type LoadedIds = { readonly ids: readonly number[]; readonly isCurrent: boolean }

/** What the account has saved, and what this device saved before and still carries over (decision 038). @throws Error */
export async function loadSavedIds(area: SavedArea): Promise<LoadedIds> {
  const { ids, isCurrent } = await loadAccountIds(area)
  return { ids: [...new Set([...ids, ...listDeviceIds(area)])], isCurrent }
}

/** As the API says, or as last read on this device while nothing can be reached; with what waits to be sent. */
async function loadAccountIds(area: SavedArea): Promise<LoadedIds> {
  const owner = getOwnerMark()
  // Nobody could say later whose these are.
  if (owner === '') return { ids: await listSavedIds(area), isCurrent: true }
  let isCurrent = true
  const ids = await listSavedIds(area).catch(async (cause: unknown) => {
    const recalled = isNetworkError(cause) ? await readCachedIds(owner, area) : null
    if (recalled === null) throw cause
    isCurrent = false
    return recalled
  })
  return { ids: applyPendingSaves(ids, await readPendingOrNone(owner), area), isCurrent }
}

/** `waiting`: kept on this device, to be sent once something can be reached. @throws Error when the API did not do it */
export async function saveOrQueue(
  area: SavedArea,
  id: number,
  isSaved: boolean,
): Promise<'done' | 'waiting'> {
  // Not before what is being carried over has arrived: it would come after this.
  if (isOnDevice({ area, id })) await withLock('saves', async () => unsaveOnDevice({ area, id }))
  const owner = getOwnerMark()
  const wait = async (): Promise<'waiting'> => {
    await enqueueSave(owner, { area, id, isSaved, stamp: randomId() })
    await requestSync()
    return 'waiting'
  }
  if (owner === '') {
    await setSaved(area, id, isSaved)
    return 'done'
  }
  // Behind what waits already, so that the order stays.
  if ((await readPendingOrNone(owner)).length > 0) return wait()
  try {
    await setSaved(area, id, isSaved)
    return 'done'
  } catch (cause) {
    if (!isNetworkError(cause)) throw cause
    return wait()
  }
}

/** Where a browser refuses storage nothing can wait. */
function readPendingOrNone(owner: string): Promise<readonly PendingSave[]> {
  return readPendingSaves(owner).catch((cause: unknown) => {
    logFailure('Nothing can be kept on this device.', cause)
    return []
  })
}

/** No answer came: an API that answered has said what to do. */
function isNetworkError(cause: unknown): boolean {
  return (
    cause instanceof TypeError || (cause instanceof DOMException && cause.name === 'TimeoutError')
  )
}
