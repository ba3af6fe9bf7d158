export type Consent = 'yes' | 'no'

const KEY = 'measuring'

/** Returns the stored choice; null before it is made and where storage is refused. */
export function getConsent(): Consent | null {
  try {
    const kept = window.localStorage.getItem(KEY)
    return kept === 'yes' || kept === 'no' ? kept : null
  } catch {
    // Without storage the visitor would be asked on every page, so nothing is tracked.
    return null
  }
}

export function saveConsent(consent: Consent): void {
  try {
    window.localStorage.setItem(KEY, consent)
  } catch {
    // The choice then applies to this page only.
  }
}
