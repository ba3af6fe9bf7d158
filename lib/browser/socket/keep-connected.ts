import { getBackoffDelay } from '@/lib/browser/api-client/retry-timer'
import { getConnection, mayPrefetch } from '@/lib/browser/page/connection'
import { getOwnerMark, isSignedIn, subscribeToSession } from '@/lib/browser/session/session-state'

type ConnectionEvents = { readonly onOpen: () => void; readonly onLoss: () => void }

/** Begins to open a line; the answer closes it, and after that nothing is said any more. */
export type OpenConnection = (events: ConnectionEvents) => () => void

const MAX_RETRY_DELAY_MS = 600_000
/** ms: a line that stood as long counts as a good one */
const STABLE_MS = 60_000
/** ms: nobody looks at a page that is hidden for longer */
const HIDDEN_MS = 60_000

/** Keeps a line open while somebody is signed in and looks at the page, and the connection can spare it (spec §9). The answer ends it. */
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
    owner = getOwnerMark()
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
  // A page with an open line is not kept in the browser's memory (spec §2, promise U4).
  on(window, 'pagehide', leave)
  on(window, 'pageshow', comeBack)
  on(window, 'online', () => {
    failures = 0
    begin()
  })
  const forgetSession = subscribeToSession(() => {
    // The line is of the session it was opened with; one of the same person that was replaced the API ends itself.
    if (!isSignedIn() || getOwnerMark() !== owner) end()
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
