const STAMP = 'reloaded-at'

/** in ms; a second failure within this time means the page is broken, not outdated */
const MIN_RELOAD_INTERVAL_MS = 300_000

/** Next's chunk loader throws errors of this name. */
export function isChunkFailure(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'ChunkLoadError'
}

export function isScriptFailure({ target }: Event): boolean {
  return target instanceof HTMLScriptElement && target.src.includes('/_next/static/')
}

/**
 * Whether the page may reload; stores the time, which refuses the next reload (promise F12). `now` is in ms
 * since the epoch.
 */
export function claimReload(now: number): boolean {
  if (!navigator.onLine) return false
  try {
    const last = Number(window.sessionStorage.getItem(STAMP))
    if (Math.abs(now - last) < MIN_RELOAD_INTERVAL_MS) return false
    window.sessionStorage.setItem(STAMP, String(now))
    return true
  } catch {
    // Without storage a reload loop could not be detected.
    return false
  }
}
