import { getConnection, mayPrefetch } from '@/lib/browser/page/may-prefetch'
import { startKeepingDevice } from '@/lib/browser/saved/keep-device'
import { getOwnerMark, isSignedIn } from '@/lib/browser/session/signed-in'
import { logFailure } from '@/lib/shared/log-failure'
import { withoutLocale } from '@/lib/shared/routes'
import { getKeptMark } from './kept-mark'
import { listLoaded } from './loaded'
import { watchOwner } from './owner-watch'
import { register } from './register'
import { tellWorker } from './tell-worker'

let started: Promise<void> | null = null

/** Called when the browser is idle, for each page that is opened. `loadSavedScreen` brings what shows what is saved. */
export function reportVisit(loadSavedScreen: () => Promise<unknown>): void {
  started ??= start(loadSavedScreen)
  started
    .then(tellVisit)
    .catch((cause: unknown) => logFailure('This page cannot be read offline.', cause))
}

async function start(loadSavedScreen: () => Promise<unknown>): Promise<void> {
  watchOwner()
  if (isSignedIn()) {
    ;(await import('./saves/send-own')).startSending()
    ;(await import('@/lib/browser/saved/carry-over')).startCarrying()
  }
  await hasLoaded()
  await register()
  if (!isSignedIn()) {
    startKeepingDevice(loadSavedScreen)
    return
  }
  ;(await import('./saves/keep-own')).startKeepingSaved(loadSavedScreen)
  ;(await import('@/lib/browser/push/keep-push')).keepPush()
}

function tellVisit(): void {
  const owner = getOwnerMark()
  // Nobody could say later whose visit it was.
  if (isSignedIn() && owner === '') return
  if (!mayPrefetch(getConnection())) return
  const path = withoutLocale(window.location.pathname)
  const isKept = getKeptMark(path) !== null
  tellWorker({ kind: 'visit', path, owner, assets: listLoaded(), isKept })
}

/** A first visit has the line to itself until then. */
function hasLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('load', () => resolve()))
}
