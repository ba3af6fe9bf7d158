const STAMP = 'reloaded-at'

/** A second failure within this time is no stale page but a broken one, in ms. */
const MIN_RELOAD_INTERVAL_MS = 300_000

/** As Next's loader throws it. */
export function isChunkFailure(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'ChunkLoadError'
}

export function isScriptFailure({ target }: Event): boolean {
  return target instanceof HTMLScriptElement && target.src.includes('/_next/static/')
}

/** Asking leaves the stamp that refuses the next reload (promise F12). `now` is in ms since the epoch. */
export function claimReload(now: number): boolean {
  if (!navigator.onLine) return false
  try {
    const last = Number(window.sessionStorage.getItem(STAMP))
    if (Math.abs(now - last) < MIN_RELOAD_INTERVAL_MS) return false
    window.sessionStorage.setItem(STAMP, String(now))
    return true
  } catch {
    // Without storage a loop could not be noticed, so the page stays as it is.
    return false
  }
}
