const STAMP = 'reloaded-at'

/** A second failure within this time is no stale page but a broken one, in ms. */
const ONE_RELOAD_PER_MS = 300_000

/** True for the error of a script that could not be fetched, as Next's loader throws it. */
export function isChunkFailure(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'ChunkLoadError'
}

/** True for an `error` event of one of our own script files. */
export function isScriptFailure({ target }: Event): boolean {
  return target instanceof HTMLScriptElement && target.src.includes('/_next/static/')
}

/**
 * True when a full reload may help: the page is online and was not reloaded for this reason a short
 * while ago. Says so once: asking leaves the stamp that refuses the next (promise F12).
 *
 * @param now in ms since the epoch
 */
export function takeReload(now: number): boolean {
  if (!navigator.onLine) return false
  try {
    const last = Number(window.sessionStorage.getItem(STAMP) ?? 0)
    if (now - last < ONE_RELOAD_PER_MS) return false
    window.sessionStorage.setItem(STAMP, String(now))
    return true
  } catch {
    // Without storage a loop could not be noticed, so the page stays as it is.
    return false
  }
}
