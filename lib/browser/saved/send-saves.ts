import { isSuccessReply } from '@/lib/browser/api-client/light-endpoint'
import { type ApiReply, parseApiReply, toRequestUrl } from '@/lib/browser/api-client/transport'
import { withLock } from '@/lib/browser/offline/web-lock'
import {
  type ListingApiPath,
  toSchemalessSavedEndpoints,
} from '@/lib/contract/saved/schemaless-saved-endpoints'
import { BROWSER_TIMEOUT_MS } from '@/lib/shared/limits'
import { OWNER_HEADER } from '@/lib/shared/session/owner-header'
import { applyChange, listUnsynced, settleEntry } from './account-saves'
import { SYNC_TAG } from './background-sync'
import {
  changeSaves,
  DEVICE,
  getSavesOwner,
  NO_SAVES,
  readStoredSaves,
  UNKNOWN_OWNER,
} from './save-store'
import { findEntry, type SavedEntry } from './saves'

export type SendOutcome = 'done' | 'refused' | 'later'

type OnMoved = (area: ListingApiPath) => void

/** The listing is deleted. */
const GONE = [404, 410]

/** The listing is deleted, or another user is signed in. */
const PERMANENT_FAILURES = [...GONE, 412]

/**
 * Sends the unsynced saves of an account in order, each once, by one tab or the service worker at a time.
 * Refused ones are reverted; any other failure stops the run. Returns false while some are unsynced. @throws
 * TypeError when offline
 */
export function sendUnsynced(owner: string, send = sendQueued): Promise<boolean> {
  return withLock(SYNC_TAG, async () => {
    for (;;) {
      const entry = listUnsynced(await readQueue(owner)).at(-1)
      if (entry === undefined) return true
      if ((await send(owner, entry)) === 'later') return false
    }
  })
}

async function sendQueued(owner: string, entry: SavedEntry): Promise<SendOutcome> {
  return storeSendOutcome(owner, entry, toSendOutcome(await postSave(owner, entry)))
}

/** Stores what became of a sent entry. Returns `later` where it cannot be stored. */
export async function storeSendOutcome(
  owner: string,
  entry: SavedEntry,
  outcome: SendOutcome,
): Promise<SendOutcome> {
  if (outcome === 'later') return outcome
  const saved = entry.saved === (outcome === 'done')
  return (await changeSaves(owner, (saves) => settleEntry(saves, entry, saved))) ? outcome : 'later'
}

/**
 * Moves the saves of the device into an account, each once, by one tab at a time. The latest comes first, since
 * it made the visitor sign in. What the account does not accept stays on the device. Calls `onMoved` before a
 * moved one is shown. Returns false while some are left. @throws TypeError when offline
 */
export async function moveDeviceSavesToAccount(owner: string, onMoved?: OnMoved): Promise<boolean> {
  const [latest, ...earlier] = (await readQueue(DEVICE)).entries
  if (latest === undefined) return true
  // The others follow in the order in which they were saved, which the account keeps.
  for (const entry of [latest, ...earlier.reverse()]) {
    if ((await withLock(SYNC_TAG, () => adopt(owner, entry, onMoved))) === 'later') return false
  }
  return true
}

async function adopt(owner: string, entry: SavedEntry, onMoved?: OnMoved): Promise<SendOutcome> {
  // Another tab moved it, or it was removed.
  if (findEntry(await readQueue(DEVICE), entry)?.stamp !== entry.stamp) return 'done'
  const outcome = toSendOutcome(await postSave(owner, entry), GONE)
  if (outcome === 'later') return outcome
  onMoved?.(entry.area)
  // Another user may have signed in meanwhile.
  const isShown = outcome === 'done' && getSavesOwner() === owner
  if (isShown) await changeSaves(owner, (saves) => applyChange(saves, toChange(entry)))
  await changeSaves(DEVICE, (saves) => settleEntry(saves, entry, false))
  return outcome
}

const readQueue = async (owner: string) => (await readStoredSaves(owner)) ?? NO_SAVES

const toChange = ({ area, id, saved }: SavedEntry) => ({ area, id, isSaved: saved })

/** @throws TypeError, or DOMException after 20 s */
export async function postSave(owner: string, { area, id, saved }: SavedEntry): Promise<ApiReply> {
  const { save, unsave } = toSchemalessSavedEndpoints(area)
  const { method, path } = saved ? save : unsave
  const reply = await fetch(toRequestUrl({ path }, { params: { id } }), {
    method,
    // A save must be sent even if the page is left at once.
    keepalive: true,
    // Old browsers lack it and use the timeout of the network.
    signal: AbortSignal.timeout?.(BROWSER_TIMEOUT_MS),
    // The server compares the mark with the session of this request.
    headers: owner === UNKNOWN_OWNER ? {} : { [OWNER_HEADER]: owner },
  })
  return parseApiReply(reply.status, await reply.text())
}

/** A captive portal also answers with status 200 (promise F3). */
export function toSendOutcome(
  { status, body }: ApiReply,
  permanent = PERMANENT_FAILURES,
): SendOutcome {
  if (status === 200 && isSuccessReply(body)) return 'done'
  return permanent.includes(status) && body !== null ? 'refused' : 'later'
}
