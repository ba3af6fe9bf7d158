import { getOwnerHash } from '@/lib/browser/session/session-state'

/** Separates the name of a form from the mark of its owner. */
const BY = '@'

/** Prefix of our keys in localStorage, which other modules use too. */
const DEVICE = 'device:'

/** `device` survives closing the tab, which in-app browsers do at any time; used for long texts. */
export type StorageScope = 'tab' | 'device'

/**
 * Reads the text stored for a form. It survives reloads and the session. Texts of other users are never
 * returned; text typed before signing in is.
 */
export function getStoredText(
  key: string,
  owner = getOwnerHash(),
  scope: StorageScope = 'tab',
): Readonly<Record<string, string>> {
  try {
    const storage = openStorage(scope)
    if (owner !== '') removeOtherUsers(storage, owner)
    const text =
      storage.getItem(toName(key, owner, scope)) ?? storage.getItem(toName(key, '', scope))
    const stored: unknown = JSON.parse(text ?? '{}')
    const entries = Object.entries(stored ?? {}).filter(([, value]) => typeof value === 'string')
    return Object.fromEntries(entries)
  } catch {
    // Storage is refused, or holds something else.
    return {}
  }
}

/** Stores the values of a form; null deletes them for every owner. */
export function storeText(
  key: string,
  values: Readonly<Record<string, string>> | null,
  owner = getOwnerHash(),
  scope: StorageScope = 'tab',
): void {
  try {
    const storage = openStorage(scope)
    const anybodys = toName(key, '', scope)
    for (const name of Object.keys(storage)) {
      const isOfForm = name === anybodys || name.startsWith(anybodys + BY)
      if (isOfForm && (values === null || name === anybodys)) storage.removeItem(name)
    }
    if (values !== null) storage.setItem(toName(key, owner, scope), JSON.stringify(values))
  } catch {
    // Storage is refused or full; the text is still in the form.
  }
}

/** Deletes the stored text of all forms in this tab and on this device. */
export function clearStoredText(): void {
  try {
    window.sessionStorage.clear()
    const { localStorage } = window
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(DEVICE)) localStorage.removeItem(name)
    }
  } catch {
    // Storage is refused, so nothing was stored either.
  }
}

/** Deletes what other users left here. Called for signed-in users, whether they open the form or not. */
export function clearOtherUsersText(owner = getOwnerHash()): void {
  if (owner === '') return
  try {
    removeOtherUsers(window.sessionStorage, owner)
    removeOtherUsers(window.localStorage, owner)
  } catch {
    // Storage is refused, so nothing was stored either.
  }
}

function openStorage(scope: StorageScope): Storage {
  return scope === 'tab' ? window.sessionStorage : window.localStorage
}

function removeOtherUsers(storage: Storage, owner: string): void {
  for (const name of Object.keys(storage)) {
    const isOwned = storage === window.sessionStorage || name.startsWith(DEVICE)
    if (isOwned && name.includes(BY) && !name.endsWith(BY + owner)) storage.removeItem(name)
  }
}

function toName(key: string, owner: string, scope: StorageScope): string {
  const name = scope === 'tab' ? key : DEVICE + key
  return owner === '' ? name : name + BY + owner
}
