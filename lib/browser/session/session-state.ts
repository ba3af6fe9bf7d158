import { readLocal, writeLocal } from '@/lib/browser/page/local-storage'
import { SIGNED_IN_HINT } from '@/lib/shared/session/session-cookies'

const HINT = new RegExp(`(?:^|; )${SIGNED_IN_HINT}=1(?:\\.([\\w-]+))?(?:;|$)`)

/** Other tabs get a storage event when it is written. */
const STAMP = 'session-changed-at'

const changes = new EventTarget()

let cookies: string | null = null

/** Whether a user is signed in, as far as scripts can tell (architecture §6). */
export function isSignedIn(): boolean {
  return HINT.test(readCookies())
}

/** Returns the mark of the signed-in user, which distinguishes users of this browser; empty for nobody. */
export function getOwnerHash(): string {
  return HINT.exec(readCookies())?.[1] ?? ''
}

/** Reads the cookies once per task: each read waits for another process, and every save button needs them. */
function readCookies(): string {
  if (cookies === null) {
    cookies = document.cookie
    queueMicrotask(clearCookieCache)
  }
  return cookies
}

function clearCookieCache(): void {
  cookies = null
}

/** Changes with every sign-in and sign-out in this browser. */
export function getSessionStamp(): string {
  return readLocal(STAMP) ?? ''
}

/** Calls the listener on changes in this or another tab (promise F13). Returns a function that unsubscribes. */
export function subscribeToSession(listener: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  changes.addEventListener('change', listener, { signal })
  // A storage event, because an open BroadcastChannel can keep a page out of the back-forward cache.
  window.addEventListener('storage', ({ key }) => key === STAMP && listener(), { signal })
  // A page restored from the back-forward cache has missed the events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal })
  return () => listening.abort()
}

export function broadcastSessionChange(): void {
  clearCookieCache()
  changes.dispatchEvent(new Event('change'))
  // Without storage other tabs notice with their next call to the API.
  writeLocal(STAMP, String(Date.now()))
}
