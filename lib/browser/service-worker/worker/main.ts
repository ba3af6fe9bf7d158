import { openNotification } from '@/lib/browser/service-worker/worker/open-notification'
import {
  renewSubscription,
  type SubscriptionChange,
} from '@/lib/browser/service-worker/worker/renew-subscription'
import { showPush } from '@/lib/browser/service-worker/worker/show-push'
import { logFailure } from '@/lib/shared/log-failure'
import { ASSETS_CACHE, PAGES_CACHE } from '../../offline/cached-pages'
import { deleteOrphans } from '../../offline/update-cache'
import { withLock } from '../../offline/web-lock'
import type { MessageToWorker } from '../../offline/worker-messages'
import { SYNC_TAG } from '../../saved/background-sync'
import { cacheSavedPages } from './cache-saved-pages'
import { cacheVisitedPage } from './cache-visited-page'
import { classifyRequest } from './classify-request'
import { cacheOfflinePage, deleteCachedPages } from './offline-page'
import { serveNavigationData, servePage } from './serve-page'
import { syncSaves } from './sync-saves'

// In these files `self` is a service worker, everywhere else a window.
const worker = self as unknown as ServiceWorkerGlobalScope

/** Background sync, which TypeScript does not know; not every browser has it. */
type SyncEvent = ExtendableEvent & { readonly tag: string; readonly lastChance: boolean }

// Inserted at build time. A new build changes the script, which browsers detect (decision 025).
declare const BUILD: string

// Pages of another build are not affected: the worker does not depend on what they have loaded.
worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('activate', (event) => event.waitUntil(activate()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const judgement = classifyRequest(request, worker.location.origin)
  if (judgement === 'page') event.respondWith(servePage(event, worker.clients))
  if (judgement === 'navigation-data') event.respondWith(serveNavigationData(request))
  if (judgement === 'asset') event.respondWith(serveAsset(request))
})

worker.addEventListener('message', (event) => {
  // Only pages of our own origin can post messages.
  event.waitUntil(
    handleMessage(event.data as MessageToWorker).catch((cause: unknown) =>
      logFailure('Not everything is cached.', cause),
    ),
  )
})

worker.addEventListener('sync' as 'activate', (event) => {
  const { tag } = event as SyncEvent
  if (tag === SYNC_TAG) event.waitUntil(syncSaves())
})

worker.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data, worker.registration))
})

worker.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotification(event.notification, worker.clients))
})

worker.addEventListener('pushsubscriptionchange' as 'activate', (event) => {
  event.waitUntil(renewSubscription(event as SubscriptionChange, worker.registration))
})

async function activate(): Promise<void> {
  const ours = [PAGES_CACHE, ASSETS_CACHE]
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)))
  await withLock('page-cache', deleteOrphans)
  await worker.clients.claim()
}

async function handleMessage(message: MessageToWorker): Promise<void> {
  if (message.kind === 'forget') return deleteCachedPages()
  await cacheOfflinePage(BUILD, message.assets)
  return message.kind === 'visit' ? cacheVisitedPage(message) : cacheSavedPages(message, BUILD)
}

/** Serves the cached asset first: its name changes with its content. */
async function serveAsset(request: Request): Promise<Response> {
  const cached = await caches.match(request, { cacheName: ASSETS_CACHE, ignoreSearch: true })
  return cached ?? fetch(request)
}
