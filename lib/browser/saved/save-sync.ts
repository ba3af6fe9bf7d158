import { getErrorMessage } from '@/lib/browser/api-client/form-error'
import { isSuccessReply, lightEndpoint } from '@/lib/browser/api-client/light-endpoint'
import { parseReply } from '@/lib/browser/api-client/parse-reply'
import { createRetryTimer } from '@/lib/browser/api-client/retry-timer'
import { withSession } from '@/lib/browser/api-client/send-request'
import { toUnreachableError } from '@/lib/browser/api-client/to-form-error'
import { writeLocal } from '@/lib/browser/page/local-storage'
import { subscribeToSession } from '@/lib/browser/session/session-state'
import {
  type ListingApiPath,
  toSchemalessSavedEndpoints,
} from '@/lib/contract/saved/schemaless-saved-endpoints'
import type { SavedChange } from '@/lib/contract/socket-events'
import type { jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { logFailure } from '@/lib/shared/log-failure'
import { applyChange, listSentElsewhere, mergeStored } from './account-saves'
import { requestBackgroundSync } from './background-sync'
import { type ErrorText, unsaveOnDevice } from './device-saves'
import {
  changeSaves,
  DEVICE,
  getSaves,
  getSavesOwner,
  NO_SAVES,
  reloadSaves,
  UNKNOWN_OWNER,
} from './save-store'
import { createSavedIds } from './saved-ids'
import { createEntry, findEntry, putEntry, type SavedEntry, type SavedRef } from './saves'
import {
  moveDeviceSavesToAccount,
  postSave,
  type SendOutcome,
  sendUnsynced,
  storeSendOutcome,
  toSendOutcome,
} from './send-saves'

const QUEUED = 'Saved on this device. It will be in your account when you are online.'

const MAX_RETRY_DELAY_MS = 300_000

/** Its storage event tells other tabs that saves wait to be sent, or no longer do. */
const QUEUE_KEY = 'unsynced-saves'

/** First attempt to send a press of this page, whose user sees what the API answers. */
type Attempt = { isStored: boolean; problem: string }

const ids = createSavedIds({ run: finish, untilSent: () => sending })
const attempts = new Map<string, Attempt>()
/** Stamps of presses whose opposite was reported before their answer: only the API knows which came last. */
const conflicts = new Set<string>()
/** What has to be retried: areas, and the steps of a synchronization. */
const unfinished = new Set<string>()
let sending: Promise<unknown> = Promise.resolve()
let retries: ReturnType<typeof createRetryTimer> | null = null
let isRetryScheduled = false

/** Synchronizes the saves of this device with the account, now and after each change of either. */
export function startSaveSync(): void {
  if (retries !== null) return
  retries = createRetryTimer(synchronize, MAX_RETRY_DELAY_MS)
  subscribeToSession(() => {
    conflicts.clear()
    ids.restart()
    synchronize()
  })
  window.addEventListener(
    'storage',
    ({ key }) => key === QUEUE_KEY && void takeOver(getSavesOwner()),
  )
  document.addEventListener('visibilitychange', () => document.hidden || synchronize())
  synchronize()
}

function synchronize(): void {
  const owner = getSavesOwner()
  isRetryScheduled = false
  if (owner === DEVICE || !navigator.onLine) return
  if (owner !== UNKNOWN_OWNER) void enqueue(() => send(owner))
  void finish('adopt', moveDeviceSavesToAccount(owner, ids.noteChange))
  ids.refetchFailed()
}

/** Notes whether a step succeeded, and schedules another synchronization if not. */
async function finish(step: string, work: Promise<boolean>): Promise<void> {
  const isDone = await work.catch((cause: unknown) => {
    logFailure('What is saved is synchronized later.', cause)
    return false
  })
  if (isDone) unfinished.delete(step)
  else unfinished.add(step)
  if (unfinished.size === 0) retries?.reset()
  else if (!isRetryScheduled) retries?.schedule()
  isRetryScheduled = unfinished.size > 0
}

/** Runs work behind what is being sent. */
function enqueue(work: () => Promise<unknown>): Promise<unknown> {
  sending = sending.then(work)
  return sending
}

async function send(owner: string): Promise<void> {
  await finish('send', sendUnsynced(owner, sendEntry))
  await takeOver(owner)
}

/** Shows what other tabs and the service worker have queued and sent; the ids of what they sent are fetched. */
async function takeOver(owner: string): Promise<void> {
  const sent: SavedEntry[] = []
  await reloadSaves(owner, (here, stored) => {
    sent.push(...listSentElsewhere(here, stored))
    return mergeStored(here, stored)
  })
  for (const { area } of sent) ids.refetch(area)
}

/**
 * Saves or removes a listing in the account; shown at once. What gets no answer waits, where it can be stored.
 * Returns the message when it waits or is refused, else an empty string.
 */
export async function saveInAccount(ref: SavedRef, saved: boolean): Promise<ErrorText> {
  const owner = getSavesOwner()
  const entry = createEntry({ ...ref, title: '' }, saved)
  const attempt: Attempt = { isStored: true, problem: '' }
  attempts.set(entry.stamp, attempt)
  ids.noteChange(ref.area)
  if (findEntry(getSaves(DEVICE) ?? NO_SAVES, ref)) unsaveOnDevice(ref)
  attempt.isStored = await changeSaves(owner, (saves) => putEntry(saves, entry))
  await enqueue(() => (attempt.isStored ? send(owner) : sendEntry(owner, entry)))
  attempts.delete(entry.stamp)
  const now = findEntry(getSaves(owner) ?? NO_SAVES, ref)
  if (now?.stamp !== entry.stamp || now.synced) return attempt.problem
  writeLocal(QUEUE_KEY, entry.stamp)
  await requestBackgroundSync()
  return QUEUED
}

async function sendEntry(owner: string, entry: SavedEntry): Promise<SendOutcome> {
  const outcome = await deliver(owner, entry)
  // Another user may have signed in meanwhile.
  if (getSavesOwner() !== owner) return 'later'
  ids.noteChange(entry.area)
  const settled = await storeSendOutcome(owner, entry, outcome)
  // The API may have saved what it refused.
  if (outcome === 'refused' || conflicts.delete(entry.stamp)) ids.refetch(entry.area)
  return settled
}

async function deliver(owner: string, entry: SavedEntry): Promise<SendOutcome> {
  const attempt = attempts.get(entry.stamp)
  const post = () => postSave(owner, entry)
  if (attempt === undefined) return toSendOutcome(await post())
  attempts.delete(entry.stamp)
  try {
    parseReply(SAVE, await withSession(SAVE, post))
    return 'done'
  } catch (cause) {
    if (attempt.isStored && isNetworkError(cause)) return 'later'
    attempt.problem = getErrorMessage(isNetworkError(cause) ? toUnreachableError(cause) : cause)
    logFailure('The listing was not saved.', cause)
    return 'refused'
  }
}

const SAVE = lightEndpoint<(typeof jobEndpoints)['save']>(
  toSchemalessSavedEndpoints('/v1/job').save,
)(isSuccessReply)

/** Whether no reply came. If the API answered, its error is shown. */
function isNetworkError(cause: unknown): boolean {
  return (
    cause instanceof TypeError || (cause instanceof DOMException && cause.name === 'TimeoutError')
  )
}

/**
 * Applies a change that the socket reports, made by this or another page of the user. Changes arrive in the
 * order of their commits.
 */
export function applyRemoteChange(change: SavedChange): void {
  const owner = getSavesOwner()
  // The user has signed out meanwhile: the device's own saves are not theirs.
  if (owner === DEVICE) return
  ids.noteChange(change.area)
  const entry = findEntry(getSaves(owner) ?? NO_SAVES, change)
  const isUnsynced = entry?.synced === false
  if (isUnsynced && entry.saved !== change.isSaved) conflicts.add(entry.stamp)
  if (!isUnsynced) void changeSaves(owner, (saves) => applyChange(saves, change))
}

/** Fetches the saved ids of areas unless they are fresh; a page that shows them calls it. */
export function fetchStaleSavedIds(shown: readonly ListingApiPath[]): void {
  startSaveSync()
  ids.require(shown)
}

export const { refetchAll: refetchSavedIds, getFetchState: getSavedIdsFetchState } = ids
