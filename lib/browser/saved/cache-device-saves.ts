import { listLoadedAssets } from '@/lib/browser/offline/loaded-assets'
import { postToWorker } from '@/lib/browser/offline/post-to-worker'
import { getConnection, mayPrefetch } from '@/lib/browser/page/connection'
import { isSignedIn } from '@/lib/browser/session/session-state'
import { toSavedArea } from '@/lib/shared/listing/saved-areas'
import { logFailure } from '@/lib/shared/log-failure'
import { routes } from '@/lib/shared/routes'
import { cacheSavedRows } from './cache-saved-rows'
import { getDeviceSaves, listDeviceIds, subscribeToDeviceSaves } from './device-saves'

const LISTINGS = [routes.jobs, routes.internships, routes.scholarships]

/** in ms; visitors save several listings in a row */
const DEBOUNCE_MS = 1000

let hasStarted = false

/**
 * Caches the listings this device has saved for reading offline; called once per page for visitors without a
 * session. `loadScreen` loads the component that lists them.
 */
export function startCachingDeviceSaves(loadScreen: () => Promise<unknown>): void {
  if (hasStarted) return
  hasStarted = true
  let timer = 0
  const later = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => {
      cacheDeviceSaves(loadScreen).catch((cause: unknown) =>
        logFailure('What is saved cannot be read offline.', cause),
      )
    }, DEBOUNCE_MS)
  }
  subscribeToDeviceSaves(later)
  // A listing may have been saved before this script was loaded.
  if (getDeviceSaves().length > 0) later()
}

async function cacheDeviceSaves(loadScreen: () => Promise<unknown>): Promise<void> {
  // For signed-in users the saves of the account are cached.
  if (isSignedIn() || !mayPrefetch(getConnection())) return
  const names = getDeviceSaves()
  if (names.length > 0) {
    // The script of the list is then loaded and is cached with it.
    await loadScreen()
    await cacheSavedRows('', names)
  }
  for (const listing of LISTINGS) {
    const area = toSavedArea(listing)
    if (area === null) continue
    postToWorker({
      kind: 'saved',
      owner: '',
      listing,
      ids: listDeviceIds(area),
      assets: listLoadedAssets(),
    })
  }
}
