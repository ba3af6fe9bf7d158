import { hasLocale, withLocale } from '@/lib/shared/routes'

/** The screen after registering (decision 049); apart from the other addresses, which every page carries. */
export const WELCOME = '/welcome'

/** `next` is a path of ours, with its `/en`. */
export function toWelcome(next: string): string {
  const welcome = hasLocale(next) ? withLocale(WELCOME) : WELCOME
  return `${welcome}?next=${encodeURIComponent(next)}`
}
