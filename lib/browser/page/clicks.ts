type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

export function isUnmodifiedClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** Returns the target of a click on a link; null for clicks that open or save something else. */
export function clickTarget(event: MouseEvent): URL | null {
  if (!isUnmodifiedClick(event)) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.href === '' || link.target === '_blank') return null
  return link.hasAttribute('download') ? null : new URL(link.href)
}

/** in ms; a failure later than this is not caused by the click */
const RECENT_MS = 15_000

let last: { readonly href: string; readonly from: string; readonly at: number } | null = null

export function recordPendingNavigation(event: MouseEvent): void {
  const target = clickTarget(event)
  const isOwn = target?.origin === window.location.origin
  last = isOwn ? { href: target.href, from: window.location.href, at: event.timeStamp } : null
}

/**
 * Returns the target of a recent click that has not loaded yet; null when there is none. `now` is in ms since
 * the page loaded.
 */
export function getPendingHref(now: number): string | null {
  if (last === null || now - last.at > RECENT_MS) return null
  const { href: here } = window.location
  return here === last.from && here !== last.href ? last.href : null
}
