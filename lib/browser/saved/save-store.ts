import { createStore, get, type UseStore, update } from 'idb-keyval'
import { randomId } from '@/lib/browser/api-client/random-id'
import { readLocal, writeLocal } from '@/lib/browser/page/local-storage'
import { getOwnerHash, isSignedIn, subscribeToSession } from '@/lib/browser/session/session-state'
import { logFailure } from '@/lib/shared/log-failure'
import type { Saves } from './saves'

/** Owner of what signed-out visitors save: the device (promise T1). */
export const DEVICE = ''

/** A signed-in user without a mark (decision 012): nothing is stored for them. */
export const UNKNOWN_OWNER = '*'

/**
 * Present while the device has entries, so that the home page knows it before its first paint. Its value
 * changes with them: other tabs get a storage event, because an open BroadcastChannel can keep a page out of
 * the back-forward cache.
 */
export const DEVICE_KEY = 'device-saves'

const REFUSED = 'Nothing can be saved on this device.'

export const NO_SAVES: Saves = { entries: [], known: [] }

const changes = new EventTarget()
/** What this tab shows, by owner; a missing owner is not read yet. */
const shown = new Map<string, Saves>()
/** Owners that are read for the first time: a page has twenty buttons. */
const loading = new Set<string>()
let writes = 0
let isListening = false
let database: UseStore | null = null

/** IndexedDB, because pages and the service worker write at the same time. */
export function openSaves(): UseStore {
  database ??= createStore('visvakor-saves', 'saves')
  return database
}

/** What is stored for an owner. There is one account at a time: what another user has left is replaced. */
export type StoredSaves = Saves & { readonly owner: string }

export const toSavesKey = (owner: string): 'device' | 'account' =>
  owner === DEVICE ? 'device' : 'account'

/** Returns the mark of the signed-in user, or the device. */
export function getSavesOwner(): string {
  return isSignedIn() ? getOwnerHash() || UNKNOWN_OWNER : DEVICE
}

export function hasDeviceSaves(): boolean {
  return readLocal(DEVICE_KEY) !== null
}

/** Returns what an owner has saved; null until it is read. The object changes only with its content. */
export function getSaves(owner: string): Saves | null {
  if (owner === DEVICE && !hasDeviceSaves()) return NO_SAVES
  return shown.get(owner) ?? null
}

/** Calls the listener on changes in this or another tab. Returns a function that unsubscribes. */
export function subscribeToSaves(listener: () => void): () => void {
  listen()
  for (const owner of [DEVICE, getSavesOwner()]) {
    if (getSaves(owner) !== null || loading.has(owner)) continue
    loading.add(owner)
    void reloadSaves(owner).finally(() => loading.delete(owner))
  }
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}

export function emitSavesChange(): void {
  changes.dispatchEvent(new Event('change'))
}

function listen(): void {
  if (isListening) return
  isListening = true
  const reload = () => {
    if (getSaves(DEVICE) === NO_SAVES) shown.delete(DEVICE)
    else void reloadSaves(DEVICE)
    emitSavesChange()
  }
  window.addEventListener('storage', ({ key }) => (key === DEVICE_KEY || key === null) && reload())
  // A page restored from the back-forward cache has missed the events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && reload())
  subscribeToSession(() => {
    const current = getSavesOwner()
    for (const owner of shown.keys()) if (![DEVICE, current].includes(owner)) shown.delete(owner)
    void reloadSaves(current)
  })
}

/** Shows what is stored for an owner, merged into what is shown already. */
export async function reloadSaves(
  owner: string,
  merge = (_here: Saves, stored: Saves) => stored,
): Promise<void> {
  const before = writes
  const stored = await readStoredSaves(owner)
  // A press that came meanwhile may be missing in it.
  if (writes !== before) return reloadSaves(owner, merge)
  // Somebody else may have signed in.
  if (![DEVICE, getSavesOwner()].includes(owner)) return
  const here = shown.get(owner) ?? NO_SAVES
  shown.set(owner, stored === null ? here : merge(here, stored))
  emitSavesChange()
}

/** Returns null where nothing can be stored. */
export async function readStoredSaves(owner: string): Promise<Saves | null> {
  if (owner === UNKNOWN_OWNER) return null
  if (owner === DEVICE && !hasDeviceSaves()) return NO_SAVES
  try {
    const stored = await get<StoredSaves>(toSavesKey(owner), openSaves())
    return stored?.owner === owner ? stored : NO_SAVES
  } catch (cause) {
    logFailure(REFUSED, cause)
    return null
  }
}

/** Applies a change at once and stores it. Returns false where the browser stores nothing. */
export async function changeSaves(
  owner: string,
  change: (saves: Saves) => Saves,
): Promise<boolean> {
  const here = getSaves(owner) ?? (owner === DEVICE ? null : NO_SAVES)
  if (here !== null && !show(owner, change(here))) return false
  if (owner === UNKNOWN_OWNER) return false
  writes += 1
  let isLeft = true
  try {
    const apply = (stored?: StoredSaves): StoredSaves => {
      const isOurs = stored?.owner === owner
      // Without its key the device has nothing, whatever is stored.
      const isEmpty = owner === DEVICE && here === NO_SAVES
      const next = change(isOurs && !isEmpty ? stored : NO_SAVES)
      // A late answer to somebody who has left must not replace what the next user has saved.
      const isVoid = next.entries.length + next.known.length === 0
      isLeft = next.entries.length > 0
      return stored && !isOurs && isVoid ? stored : { ...next, owner }
    }
    await update(toSavesKey(owner), apply, openSaves())
  } catch (cause) {
    logFailure(REFUSED, cause)
    return false
  }
  // Only now do other tabs find it. A page that has not read its saves yet cannot show that none are left.
  if (owner === DEVICE && hasDeviceSaves()) {
    writeLocal(DEVICE_KEY, here === null && !isLeft ? null : randomId())
  }
  return true
}

/** Returns false where the browser refuses storage. */
function show(owner: string, saves: Saves): boolean {
  const isEmpty = saves.entries.length === 0
  if (owner === DEVICE && !writeLocal(DEVICE_KEY, isEmpty ? null : randomId())) return false
  shown.set(owner, saves)
  emitSavesChange()
  return true
}
