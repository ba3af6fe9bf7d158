export type Consent = 'yes' | 'no'

const KEY = 'measuring'

/** What was chosen in this browser; null before, and where nothing can be remembered. */
export function getConsent(): Consent | null {
  try {
    const kept = window.localStorage.getItem(KEY)
    return kept === 'yes' || kept === 'no' ? kept : null
  } catch {
    // Without storage nobody can be asked once: nothing is measured.
    return null
  }
}

export function saveConsent(consent: Consent): void {
  try {
    window.localStorage.setItem(KEY, consent)
  } catch {
    // The choice holds for this page alone.
  }
}
