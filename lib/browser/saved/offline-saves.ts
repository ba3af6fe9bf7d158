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

/** `isCurrent` is true when the ids were just fetched from the API. */
type LoadedIds = { readonly ids: readonly number[]; readonly isCurrent: boolean }

/** Loads the ids saved in the account and those still on the device (decision 038). @throws Error */
export async function loadSavedIds(area: SavedArea): Promise<LoadedIds> {
  const { ids, isCurrent } = await loadAccountIds(area)
  return { ids: [...new Set([...ids, ...listDeviceIds(area)])], isCurrent }
}

/** Fetches the ids, or reads the cached ones while offline, and applies pending saves. */
async function loadAccountIds(area: SavedArea): Promise<LoadedIds> {
  const owner = getOwnerMark()
  // Without a mark the ids cannot be assigned to a user, so nothing is cached.
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

/**
 * Saves or removes a listing. Resolves to `waiting` when it is queued because nothing answers. @throws Error
 * when the API refuses
 */
export async function saveOrQueue(
  area: SavedArea,
  id: number,
  isSaved: boolean,
): Promise<'done' | 'waiting'> {
  // Waits for a running migration, which would otherwise save the listing again.
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
  // Queued behind earlier saves, so that the order stays.
  if ((await readPendingOrNone(owner)).length > 0) return wait()
  try {
    await setSaved(area, id, isSaved)
    return 'done'
  } catch (cause) {
    if (!isNetworkError(cause)) throw cause
    return wait()
  }
}

/** Where the browser refuses storage, nothing is pending. */
function readPendingOrNone(owner: string): Promise<readonly PendingSave[]> {
  return readPendingSaves(owner).catch((cause: unknown) => {
    logFailure('Nothing can be kept on this device.', cause)
    return []
  })
}

/** Whether no reply came. If the API answered, its error is shown. */
function isNetworkError(cause: unknown): boolean {
  return (
    cause instanceof TypeError || (cause instanceof DOMException && cause.name === 'TimeoutError')
  )
}
