import { getConnection, mayPrefetch } from '@/lib/browser/page/connection'
import { startCachingDeviceSaves } from '@/lib/browser/saved/cache-device-saves'
import { getOwnerMark, isSignedIn } from '@/lib/browser/session/session-state'
import { logFailure } from '@/lib/shared/log-failure'
import { withoutLocale } from '@/lib/shared/routes'
import { getCachedPageInfo } from '../offline/cached-page-info'
import { listLoadedAssets } from '../offline/loaded-assets'
import { tellWorker } from '../offline/post-to-worker'
import { register } from '../offline/register-worker'
import { deleteDataOnUserChange } from './watch-user-change'

let started: Promise<void> | null = null

/** Called when the browser is idle, for each page that is opened. `loadSavedScreen` brings what shows what is saved. */
export function reportVisit(loadSavedScreen: () => Promise<unknown>): void {
  started ??= start(loadSavedScreen)
  started
    .then(postVisit)
    .catch((cause: unknown) => logFailure('This page cannot be read offline.', cause))
}

async function start(loadSavedScreen: () => Promise<unknown>): Promise<void> {
  deleteDataOnUserChange()
  if (isSignedIn()) {
    ;(await import('../saved/sync-pending-saves')).startSending()
    ;(await import('@/lib/browser/saved/migrate-device-saves')).startCarrying()
  }
  await hasLoaded()
  await register()
  if (!isSignedIn()) {
    startCachingDeviceSaves(loadSavedScreen)
    return
  }
  ;(await import('../saved/cache-account-saves')).startKeepingSaved(loadSavedScreen)
  ;(await import('@/lib/browser/push/sync-push')).syncPush()
}

function postVisit(): void {
  const owner = getOwnerMark()
  // Nobody could say later whose visit it was.
  if (isSignedIn() && owner === '') return
  if (!mayPrefetch(getConnection())) return
  const path = withoutLocale(window.location.pathname)
  const isKept = getCachedPageInfo(path) !== null
  tellWorker({ kind: 'visit', path, owner, assets: listLoadedAssets(), isKept })
}

/** A first visit has the line to itself until then. */
function hasLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('load', () => resolve()))
}
