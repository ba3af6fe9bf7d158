import { hasLocale, withLocale } from '@/lib/shared/routes'

/** Navigates with a full page load, so that no personal data stays in memory; keeps `/en`. */
export function navigateTo(path: string): void {
  window.location.assign(inLocale(path))
}

/** Replaces the current history entry, so that going back skips it. */
export function replaceWith(path: string): void {
  window.location.replace(inLocale(path))
}

function inLocale(path: string): string {
  return hasLocale(window.location.pathname) ? withLocale(path) : path
}
