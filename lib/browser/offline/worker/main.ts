import { openPressed } from '@/lib/browser/push/worker/open-pressed'
import { renewChanged, type SubscriptionChange } from '@/lib/browser/push/worker/renew-changed'
import { showPush } from '@/lib/browser/push/worker/show-push'
import { logFailure } from '@/lib/shared/log-failure'
import { alone } from '../alone'
import { ASSETS_CACHE, PAGES_CACHE } from '../kept'
import type { ToWorker } from '../messages'
import { SENDING_TAG } from '../saves/queue'
import { sweep } from '../sweep'
import { answerAsset } from './answer-asset'
import { answerMove, answerPage } from './answer-page'
import { judge } from './judge'
import { forgetPages, keepOfflinePage } from './offline-page'
import { keepSaved } from './saved'
import { type SyncEvent, worker } from './scope'
import { sendForOwner } from './send-for-owner'
import { noteVisit } from './visits'

// Written into the script when it is built: a new build is a new script, which browsers notice (decision 025).
declare const BUILD: string

// Pages of another build go on as they are: nothing here depends on what they have loaded.
worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const judgement = judge(request, worker.location.origin)
  if (judgement === 'page') event.respondWith(answerPage(event, worker.clients))
  if (judgement === 'move') event.respondWith(answerMove(request))
  if (judgement === 'asset') event.respondWith(answerAsset(request))
})

worker.addEventListener('message', (event) => {
  // Only pages of our own origin can send any.
  event.waitUntil(
    hear(event.data as ToWorker).catch((cause: unknown) =>
      logFailure('Not everything is kept.', cause),
    ),
  )
})

worker.addEventListener('sync' as 'activate', (event) => {
  const { tag } = event as SyncEvent
  if (tag === SENDING_TAG) event.waitUntil(sendForOwner())
})

worker.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data, worker.registration))
})

worker.addEventListener('notificationclick', (event) => {
  event.waitUntil(openPressed(event.notification, worker.clients))
})

worker.addEventListener('pushsubscriptionchange' as 'activate', (event) => {
  event.waitUntil(renewChanged(event as SubscriptionChange, worker.registration))
})

async function takeOver(): Promise<void> {
  const ours = [PAGES_CACHE, ASSETS_CACHE]
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)))
  await alone('keep', sweep)
  await worker.clients.claim()
}

async function hear(message: ToWorker): Promise<void> {
  if (message.kind === 'forget') return forgetPages()
  await keepOfflinePage(BUILD, message.assets)
  return message.kind === 'visit' ? noteVisit(message) : keepSaved(message, BUILD)
}
