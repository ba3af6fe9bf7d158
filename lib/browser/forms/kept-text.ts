import { getOwnerMark } from '@/lib/browser/session/signed-in'

/** Stands between the name of a form and its owner's mark. */
const BY = '@'

/** Outlives reload and session; never another user's text, but what was typed before anybody signed in. */
export function getKeptText(key: string, owner = getOwnerMark()): Readonly<Record<string, string>> {
  try {
    const storage = window.sessionStorage
    if (owner !== '') forgetOthers(storage, owner)
    const text = storage.getItem(toName(key, owner)) ?? storage.getItem(key)
    const kept: unknown = JSON.parse(text ?? '{}')
    const entries = Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string')
    return Object.fromEntries(entries)
  } catch {
    // No storage, or nothing that we wrote.
    return {}
  }
}

/** Null forgets the text, by any owner. */
export function keepText(
  key: string,
  values: Readonly<Record<string, string>> | null,
  owner = getOwnerMark(),
): void {
  try {
    const storage = window.sessionStorage
    for (const name of Object.keys(storage)) {
      const isOfForm = name === key || name.startsWith(key + BY)
      if (isOfForm && (values === null || name === key)) storage.removeItem(name)
    }
    if (values !== null) storage.setItem(toName(key, owner), JSON.stringify(values))
  } catch {
    // Storage is forbidden or full; the text still stands in the form.
  }
}

/** Forgets every form of this tab, for the next user of this device. */
export function forgetAllText(): void {
  try {
    window.sessionStorage.clear()
  } catch {
    // Nothing was kept either.
  }
}

function forgetOthers(storage: Storage, owner: string): void {
  for (const name of Object.keys(storage)) {
    if (name.includes(BY) && !name.endsWith(BY + owner)) storage.removeItem(name)
  }
}

function toName(key: string, owner: string): string {
  return owner === '' ? key : key + BY + owner
}
