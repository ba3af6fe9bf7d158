import { listLoadedAssets } from '@/lib/browser/offline/loaded-assets'
import { tellWorker } from '@/lib/browser/offline/post-to-worker'
import { getConnection, mayPrefetch } from '@/lib/browser/page/connection'
import { isSignedIn } from '@/lib/browser/session/session-state'
import { toSavedArea } from '@/lib/shared/listing/saved-areas'
import { logFailure } from '@/lib/shared/log-failure'
import { routes } from '@/lib/shared/routes'
import { keepRows } from './cache-saved-rows'
import { getDeviceSaves, listDeviceIds, subscribeToDeviceSaves } from './device-saves'

const LISTINGS = [routes.jobs, routes.internships, routes.scholarships]

/** Twenty hearts may be pressed in a row. */
const DEBOUNCE_MS = 1000

let hasStarted = false

/** Once in a page, for visitors without a session: what the device saved can be read without a line. `loadScreen` brings what shows it. */
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
  // A heart may have been faster than this script.
  if (getDeviceSaves().length > 0) later()
}

async function cacheDeviceSaves(loadScreen: () => Promise<unknown>): Promise<void> {
  // The account's own keeping has begun.
  if (isSignedIn() || !mayPrefetch(getConnection())) return
  const names = getDeviceSaves()
  if (names.length > 0) {
    // Its script is then among what this page has loaded, and is kept with the list.
    await loadScreen()
    await keepRows('', names)
  }
  for (const listing of LISTINGS) {
    const area = toSavedArea(listing)
    if (area === null) continue
    tellWorker({
      kind: 'saved',
      owner: '',
      listing,
      ids: listDeviceIds(area),
      assets: listLoadedAssets(),
    })
  }
}
