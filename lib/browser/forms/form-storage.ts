import { getOwnerMark } from '@/lib/browser/session/session-state'

/** Stands between the name of a form and its owner's mark. */
const BY = '@'

/** What is ours in the storage of the device, which other parts use as well. */
const DEVICE = 'kept:'

/** `device` outlives the tab: apps close theirs, and what is long to write should not go with it. */
export type StorageScope = 'tab' | 'device'

/** Outlives reload and session; never another user's text, but what was typed before anybody signed in. */
export function getStoredText(
  key: string,
  owner = getOwnerMark(),
  place: StorageScope = 'tab',
): Readonly<Record<string, string>> {
  try {
    const storage = openStorage(place)
    if (owner !== '') removeOtherUsers(storage, owner)
    const text =
      storage.getItem(toName(key, owner, place)) ?? storage.getItem(toName(key, '', place))
    const kept: unknown = JSON.parse(text ?? '{}')
    const entries = Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string')
    return Object.fromEntries(entries)
  } catch {
    // No storage, or nothing that we wrote.
    return {}
  }
}

/** Null forgets the text, by any owner. */
export function storeText(
  key: string,
  values: Readonly<Record<string, string>> | null,
  owner = getOwnerMark(),
  place: StorageScope = 'tab',
): void {
  try {
    const storage = openStorage(place)
    const anybodys = toName(key, '', place)
    for (const name of Object.keys(storage)) {
      const isOfForm = name === anybodys || name.startsWith(anybodys + BY)
      if (isOfForm && (values === null || name === anybodys)) storage.removeItem(name)
    }
    if (values !== null) storage.setItem(toName(key, owner, place), JSON.stringify(values))
  } catch {
    // Storage is forbidden or full; the text still stands in the form.
  }
}

/** Forgets every form of this tab and device, for the next user of it. */
export function clearStoredText(): void {
  try {
    window.sessionStorage.clear()
    const { localStorage } = window
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(DEVICE)) localStorage.removeItem(name)
    }
  } catch {
    // Nothing was kept either.
  }
}

/** Once somebody is signed in, what another person left here goes, whether its form is opened or not. */
export function clearOtherUsersText(owner = getOwnerMark()): void {
  if (owner === '') return
  try {
    removeOtherUsers(window.sessionStorage, owner)
    removeOtherUsers(window.localStorage, owner)
  } catch {
    // Nothing was kept either.
  }
}

function openStorage(place: StorageScope): Storage {
  return place === 'tab' ? window.sessionStorage : window.localStorage
}

function removeOtherUsers(storage: Storage, owner: string): void {
  for (const name of Object.keys(storage)) {
    const isKept = storage === window.sessionStorage || name.startsWith(DEVICE)
    if (isKept && name.includes(BY) && !name.endsWith(BY + owner)) storage.removeItem(name)
  }
}

function toName(key: string, owner: string, place: StorageScope): string {
  const name = place === 'tab' ? key : DEVICE + key
  return owner === '' ? name : name + BY + owner
}
