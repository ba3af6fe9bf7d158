import { clickTarget } from './navigation-target'

/** in ms; a failure later than this is not caused by the click */
const RECENT_MS = 15_000

let last: { readonly href: string; readonly from: string; readonly at: number } | null = null

export function recordClick(event: MouseEvent): void {
  const target = clickTarget(event)
  const isOwn = target?.origin === window.location.origin
  last = isOwn ? { href: target.href, from: window.location.href, at: event.timeStamp } : null
}

/**
 * Returns the target of a recent click that has not loaded yet; null when there is none. `now` is in ms since
 * the page loaded.
 */
export function getClickedHref(now: number): string | null {
  if (last === null || now - last.at > RECENT_MS) return null
  const { href: here } = window.location
  return here === last.from && here !== last.href ? last.href : null
}
