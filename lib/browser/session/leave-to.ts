import { hasLocale, withLocale } from '@/lib/shared/routes'

/** Goes to a page of ours with a full load, so that nothing personal is left; whoever is inside `/en` stays there. */
export function leaveTo(path: string): void {
  window.location.assign(inLocale(path))
}

/** The same for an address that is only a way to another: going back does not lead to it. */
export function replaceBy(path: string): void {
  window.location.replace(inLocale(path))
}

function inLocale(path: string): string {
  return hasLocale(window.location.pathname) ? withLocale(path) : path
}
