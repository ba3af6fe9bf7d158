import { hasLocale, withLocale } from '@/lib/shared/routes'

/** With a full load, so that nothing personal is left; keeps `/en`. */
export function navigateTo(path: string): void {
  window.location.assign(inLocale(path))
}

/** Going back does not lead to the address that is left. */
export function replaceWith(path: string): void {
  window.location.replace(inLocale(path))
}

function inLocale(path: string): string {
  return hasLocale(window.location.pathname) ? withLocale(path) : path
}
