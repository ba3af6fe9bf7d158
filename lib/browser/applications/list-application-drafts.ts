import { getOwnerMark } from '@/lib/browser/session/session-state'
import { routes } from '@/lib/shared/routes'

/** Names that `openDraft` gives, with what stands before and behind them on the device (`lib/browser/forms/form-storage.ts`). */
const NAME = /^kept:apply-(\/jobs|\/internships)\/(\d+)(?:@([\w-]*))?$/

/** What somebody writes or chooses there; the rest is ours, or filled in from the profile. */
const TYPED_FIELDS = ['coverLetterText', 'note', 'letterFileId']

/** Addresses of the forms to apply that who is here has begun and not sent. */
export function listApplicationDrafts(): readonly string[] {
  const owner = getOwnerMark()
  try {
    return Object.keys(window.localStorage).flatMap((name) => {
      const [, listing, id, by = ''] = NAME.exec(name) ?? []
      if (listing === undefined || by !== owner || !hasInput(window.localStorage.getItem(name))) {
        return []
      }
      return [routes.apply(listing, Number(id))]
    })
  } catch {
    // Where storage is refused nothing is kept.
    return []
  }
}

function hasInput(text: string | null): boolean {
  const kept: unknown = JSON.parse(text ?? 'null')
  const values = new Map<string, unknown>(Object.entries(kept ?? {}))
  return TYPED_FIELDS.some((name) => Boolean(values.get(name)))
}
