import { SIGNED_IN_HINT } from '@/lib/shared/session/session-cookies'

const HINT = new RegExp(`(?:^|; )${SIGNED_IN_HINT}=1(?:\\.([\\w-]+))?(?:;|$)`)

/** Writing it is what other tabs hear. */
const STAMP = 'session-changed-at'

const changes = new EventTarget()

let cookies: string | null = null

/** As far as a script may know (architecture §6). */
export function isSignedIn(): boolean {
  return HINT.test(readCookies())
}

/** Tells users of this browser apart; empty for nobody. */
export function getOwnerMark(): string {
  return HINT.exec(readCookies())?.[1] ?? ''
}

/** Once in a task: each reading waits for another process, and every heart of a listing asks. */
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

/** Another one after every sign-in or sign-out here. */
export function getSessionStamp(): string {
  try {
    return window.localStorage.getItem(STAMP) ?? ''
  } catch {
    return ''
  }
}

/** Here or in another tab (promise F13), until the returned function is called. */
export function subscribeToSession(listener: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  changes.addEventListener('change', listener, { signal })
  // A storage event and not a channel: an open channel can keep a page out of the browser's memory.
  window.addEventListener('storage', ({ key }) => key === STAMP && listener(), { signal })
  // A page taken back from memory has heard of nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal })
  return () => listening.abort()
}

export function broadcastSessionChange(): void {
  clearCookieCache()
  changes.dispatchEvent(new Event('change'))
  try {
    window.localStorage.setItem(STAMP, String(Date.now()))
  } catch {
    // Where a browser refuses storage, other tabs learn when the API next answers them.
  }
}
