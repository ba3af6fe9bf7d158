import { readLocal, writeLocal } from '@/lib/browser/page/local-storage'
import { getConnection, mayPrefetch } from '@/lib/browser/page/network-information'
import { getSaves, getSavesOwner, NO_SAVES, subscribeToSaves } from '@/lib/browser/saved/save-store'
import { getOwnerHash, isSignedIn, subscribeToSession } from '@/lib/browser/session/session-state'
import { logFailure } from '@/lib/shared/log-failure'
import { withoutLocale } from '@/lib/shared/routes'
import { getCachedPageInfo } from '../offline/cached-page-info'
import { listLoadedAssets } from '../offline/loaded-assets'
import { postToWorker } from '../offline/post-to-worker'
import { registerWorker } from '../offline/register-worker'

/** The user for whom data is cached here, so that visitors without data skip opening the database. */
const CACHED_FOR = 'cached-for'

let started: Promise<void> | null = null

/**
 * Reports a visit to the service worker; called for each page when the browser is idle. `loadSavedScreen`
 * loads the list of saved listings.
 */
export function reportVisit(loadSavedScreen: () => Promise<unknown>): void {
  started ??= start(loadSavedScreen)
  started
    .then(postVisit)
    .catch((cause: unknown) => logFailure('This page cannot be read offline.', cause))
}

async function start(loadSavedScreen: () => Promise<unknown>): Promise<void> {
  deleteDataOnUserChange()
  if (isSignedIn()) (await import('@/lib/browser/saved/save-sync')).startSaveSync()
  await hasLoaded()
  await registerWorker()
  cacheSavesLater(loadSavedScreen)
  if (isSignedIn()) (await import('@/lib/browser/push/sync-push')).syncPush()
}

/** Loads the script that caches saved listings with the first of them, so that a first visit does without it. */
function cacheSavesLater(loadSavedScreen: () => Promise<unknown>): void {
  const start = () => {
    if (getSaves(getSavesOwner()) === NO_SAVES) return
    import('../saved/cache-saves')
      .then(({ startCachingSaves }) => startCachingSaves(loadSavedScreen))
      .catch((cause: unknown) => logFailure('What is saved cannot be read offline.', cause))
  }
  subscribeToSaves(start)
  start()
}

function postVisit(): void {
  const owner = getOwnerHash()
  // Without a mark the visit cannot be assigned to a user.
  if (isSignedIn() && owner === '') return
  if (!mayPrefetch(getConnection())) return
  const path = withoutLocale(window.location.pathname)
  const isCached = getCachedPageInfo(path) !== null
  postToWorker({ kind: 'visit', path, owner, assets: listLoadedAssets(), isCached })
}

/** Resolves when the page has loaded, so that caching does not slow down a first visit. */
function hasLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('load', () => resolve()))
}

/**
 * Deletes the cached data of a user who signed out, whose session ended, or whom another user replaced
 * (promise T1).
 */
export function deleteDataOnUserChange(): void {
  checkUser()
  subscribeToSession(checkUser)
}

function checkUser(): void {
  const owner = getOwnerHash()
  // Where storage is refused, nothing is cached either.
  const before = readLocal(CACHED_FOR) ?? ''
  if (before === '' || before === owner) {
    writeCachedFor(owner)
    return
  }
  // The new user is stored only afterwards, so that an interrupted deletion is repeated by the next page.
  deleteData(owner).catch((cause: unknown) =>
    logFailure('Cached pages of another user could not be removed.', cause),
  )
}

async function deleteData(owner: string): Promise<void> {
  const { deleteOtherUsersData } = await import('./delete-other-users-data')
  await deleteOtherUsersData(owner)
  if (getOwnerHash() === owner) writeCachedFor(owner)
}

function writeCachedFor(owner: string): void {
  writeLocal(CACHED_FOR, owner === '' ? null : owner)
}
