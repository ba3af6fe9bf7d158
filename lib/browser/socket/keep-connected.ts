import { getBackoffDelay } from '@/lib/browser/api-client/retry-timer'
import { getConnection, mayPrefetch } from '@/lib/browser/page/network-information'
import { getOwnerHash, isSignedIn, subscribeToSession } from '@/lib/browser/session/session-state'

type ConnectionEvents = { readonly onOpen: () => void; readonly onLoss: () => void }

/** Opens a connection and returns a function that closes it; afterwards no event is called. */
export type OpenConnection = (events: ConnectionEvents) => () => void

const MAX_RETRY_DELAY_MS = 600_000
/** in ms; a connection that lasted this long resets the backoff */
const STABLE_MS = 60_000
/** in ms; a page hidden for longer is disconnected */
const HIDDEN_MS = 60_000

/**
 * Keeps a connection open while the user is signed in, the page is visible, and the network allows it (spec
 * §9). Returns a function that stops it.
 */
export function keepConnected(
  open: OpenConnection,
  { onOpen, onLoss }: ConnectionEvents,
): () => void {
  let close: (() => void) | null = null
  let timer = 0
  let hiding = 0
  let failures = 0
  let owner = ''
  let isAway = document.visibilityState === 'hidden'

  function begin(): void {
    window.clearTimeout(timer)
    if (close !== null || isAway || !isSignedIn() || !navigator.onLine) return
    if (!mayPrefetch(getConnection())) return
    let openedAt = Number.POSITIVE_INFINITY
    owner = getOwnerHash()
    close = open({
      onOpen: () => {
        openedAt = performance.now()
        onOpen()
      },
      onLoss: () => {
        close = null
        onLoss()
        failures = performance.now() - openedAt >= STABLE_MS ? 0 : failures + 1
        timer = window.setTimeout(begin, getBackoffDelay(failures, MAX_RETRY_DELAY_MS))
      },
    })
  }

  function end(): void {
    window.clearTimeout(timer)
    if (close === null) return
    close()
    close = null
    onLoss()
  }

  const listening = new AbortController()
  const { signal } = listening
  const on = (target: EventTarget, event: string, listener: () => void) =>
    target.addEventListener(event, listener, { signal })

  on(document, 'visibilitychange', () => {
    window.clearTimeout(hiding)
    if (document.visibilityState === 'hidden') hiding = window.setTimeout(leave, HIDDEN_MS)
    else comeBack()
  })
  // A page with an open connection is not put into the back-forward cache (spec §2, promise U4).
  on(window, 'pagehide', leave)
  on(window, 'pageshow', comeBack)
  on(window, 'online', () => {
    failures = 0
    begin()
  })
  const forgetSession = subscribeToSession(() => {
    // The connection belongs to one session. When the same user's session is replaced, the API closes it.
    if (!isSignedIn() || getOwnerHash() !== owner) end()
    begin()
  })

  function leave(): void {
    isAway = true
    end()
  }

  function comeBack(): void {
    if (document.visibilityState === 'hidden') return
    isAway = false
    begin()
  }

  begin()
  return () => {
    window.clearTimeout(hiding)
    listening.abort()
    forgetSession()
    end()
  }
}
