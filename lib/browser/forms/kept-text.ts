import { getOwnerMark } from '@/lib/browser/session/signed-in'

/** Between the name of a form and the mark of whoever typed into it; nothing follows a stranger's. */
const BY = '@'

/**
 * Text typed into a form, by field, for as long as the tab is open: it outlives a reload and the end of a
 * session. Nobody else who signs in is shown it: what others typed goes. What was typed
 * before signing in belongs to whoever then does. Storage may be forbidden or full, and then there is
 * simply none.
 *
 * @param owner mark of who is signed in, empty for nobody
 */
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

/** Keeps the text of a form in place of what was kept before; nothing forgets it, whoever typed it. */
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
    // The text still stands in the form.
  }
}

/** Forgets the text of every form of this tab, for whoever uses this device next. */
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
