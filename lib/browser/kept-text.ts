/**
 * Text typed into a form, by field, for as long as the tab is open: it outlives a reload. Storage may be
 * forbidden or full, and then there is simply none.
 */
export function getKeptText(key: string): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '{}')
    const entries = Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string')
    return Object.fromEntries(entries)
  } catch {
    // No storage, or nothing that we wrote.
    return {}
  }
}

/** Keeps the text of a form in place of what was kept before; nothing forgets it. */
export function keepText(key: string, values: Readonly<Record<string, string>> | null): void {
  try {
    if (values === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify(values))
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
