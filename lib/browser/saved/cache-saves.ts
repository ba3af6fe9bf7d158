import { listLoadedAssets } from '@/lib/browser/offline/loaded-assets'
import { postToWorker } from '@/lib/browser/offline/post-to-worker'
import { getConnection, mayPrefetch } from '@/lib/browser/page/network-information'
import { toListingApiPath } from '@/lib/shared/listing/listing-api-path'
import { logFailure } from '@/lib/shared/log-failure'
import { routes } from '@/lib/shared/routes'
import { readCachedRows } from './cached-rows'
import { DEVICE, getSaves, getSavesOwner, subscribeToSaves, UNKNOWN_OWNER } from './save-store'
import { isRowFor } from './saved-row'
import { listSaved } from './saves'

const LISTINGS = [routes.jobs, routes.internships, routes.scholarships]

/** in ms; visitors save several listings in a row */
const DEBOUNCE_MS = 1000

let hasStarted = false

/**
 * Caches what the user, or the device without a session, has saved for reading offline. Repeated calls do nothing.
 * `loadScreen` loads the component that lists it.
 */
export function startCachingSaves(loadScreen: () => Promise<unknown>): void {
  if (hasStarted) return
  hasStarted = true
  let timer = 0
  const later = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => {
      cacheSaves(loadScreen).catch((cause: unknown) =>
        logFailure('What is saved cannot be read offline.', cause),
      )
    }, DEBOUNCE_MS)
  }
  subscribeToSaves(later)
  later()
}

async function cacheSaves(loadScreen: () => Promise<unknown>): Promise<void> {
  const owner = getSavesOwner()
  const saves = getSaves(owner)
  // Without a mark nothing can be assigned to a user.
  if (saves === null || owner === UNKNOWN_OWNER) return
  if (owner === DEVICE && !mayPrefetch(getConnection())) return
  const refs = listSaved(saves)
  if (refs.length > 0) {
    // The script of the list is then loaded and is cached with it.
    await loadScreen()
    const cached = await readCachedRows(owner)
    const isCached = refs.every((ref) => cached.some((row) => isRowFor(row, ref)))
    if (!isCached) await (await import('./load-saved-rows')).loadSavedRows(refs)
  }
  for (const listing of LISTINGS) {
    const area = toListingApiPath(listing)
    if (owner !== DEVICE && !saves.known.some((known) => known === area)) continue
    const ids = refs.filter((ref) => ref.area === area).map(({ id }) => id)
    postToWorker({ kind: 'saved', owner, listing, ids, assets: listLoadedAssets() })
  }
}
