import { clickTarget } from './navigation-target'

/** ms after which what fails is no longer the doing of a click */
const RECENT_MS = 15_000

let last: { readonly href: string; readonly from: string; readonly at: number } | null = null

export function recordClick(event: MouseEvent): void {
  const target = clickTarget(event)
  const isOwn = target?.origin === window.location.origin
  last = isOwn ? { href: target.href, from: window.location.href, at: event.timeStamp } : null
}

/** Where a click of just now leads that has not arrived yet; null: nowhere. `now` in ms since the page began. */
export function getClickedHref(now: number): string | null {
  if (last === null || now - last.at > RECENT_MS) return null
  const { href: here } = window.location
  return here === last.from && here !== last.href ? last.href : null
}
