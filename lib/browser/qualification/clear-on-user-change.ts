import { subscribeToSession } from '@/lib/browser/session/session-state'
import { ANONYMOUS_KEY, toStorageKey, USER_KEY_PREFIX } from './qualification-storage'

/** Deletes the person of a user who signed out, whose session ended, or whom another user replaced (promise T1). */
export function clearQualificationsOnUserChange(): () => void {
  clearOtherUsers()
  return subscribeToSession(clearOtherUsers)
}

function clearOtherUsers(): void {
  try {
    const { localStorage } = window
    const own = toStorageKey()
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(USER_KEY_PREFIX) && name !== own) localStorage.removeItem(name)
    }
    const anybodys = localStorage.getItem(ANONYMOUS_KEY)
    if (own === ANONYMOUS_KEY || anybodys === null) return
    localStorage.setItem(own, anybodys)
    localStorage.removeItem(ANONYMOUS_KEY)
  } catch {
    // Refused: nothing is stored. Full: the copy from before signing in stays.
  }
}
