import { subscribeToSession } from '@/lib/browser/session/signed-in'
import { ANYBODYS, OWNED, toOwnName } from './has-said'

/** What somebody said of themselves goes when they do: signed out, their session over, somebody else signed in (promise T1). */
export function watchSaid(): () => void {
  look()
  return subscribeToSession(look)
}

function look(): void {
  try {
    const { localStorage } = window
    const own = toOwnName()
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(OWNED) && name !== own) localStorage.removeItem(name)
    }
    const anybodys = localStorage.getItem(ANYBODYS)
    if (own === ANYBODYS || anybodys === null) return
    localStorage.setItem(own, anybodys)
    localStorage.removeItem(ANYBODYS)
  } catch {
    // Refused: nothing was said here. Full: it stays anybody's, as it was.
  }
}
