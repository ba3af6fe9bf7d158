import { isPlainClick } from './plain-click'

/** Returns the target of a click on a link; null for clicks that open or save something else. */
export function clickTarget(event: MouseEvent): URL | null {
  if (!isPlainClick(event)) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.href === '' || link.target === '_blank') return null
  return link.hasAttribute('download') ? null : new URL(link.href)
}

/** Returns the target of a GET form; null for other forms and for those a script handles. */
export function submitTarget(event: SubmitEvent): URL | null {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.method !== 'get') return null
  return event.defaultPrevented ? null : new URL(form.action)
}
