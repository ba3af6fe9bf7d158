import { hasLocale, withLocale } from '@/lib/routes'

/** Goes to a page of ours with a full load, so that nothing personal is left; whoever is inside `/en` stays there. */
export function leaveTo(path: string): void {
  window.location.assign(hasLocale(window.location.pathname) ? withLocale(path) : path)
}
