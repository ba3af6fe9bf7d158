import { isPlainClick } from './plain-click'

/** Null for a click that opens or saves something else. */
export function clickTarget(event: MouseEvent): URL | null {
  if (!isPlainClick(event)) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.href === '' || link.target === '_blank') return null
  return link.hasAttribute('download') ? null : new URL(link.href)
}

/** Null for a form that posts or that a script has taken. */
export function submitTarget(event: SubmitEvent): URL | null {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.method !== 'get') return null
  return event.defaultPrevented ? null : new URL(form.action)
}
