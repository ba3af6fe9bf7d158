import { getOwnerHash } from '@/lib/browser/session/session-state'
import { routes } from '@/lib/shared/routes'

/**
 * Storage names of drafts: what `toDraftName` returns, with the prefix and suffix of
 * `lib/browser/forms/form-storage.ts`.
 */
const NAME = /^device:apply-(\/jobs|\/internships)\/(\d+)(?:@([\w-]*))?$/

/** Fields the applicant fills in; all others are generated or come from the profile. */
const TYPED_FIELDS = ['coverLetterText', 'note', 'letterFileId']

/** Lists the addresses of application forms that the current user has started and not sent. */
export function listDraftApplicationHrefs(): readonly string[] {
  const owner = getOwnerHash()
  try {
    return Object.keys(window.localStorage).flatMap((name) => {
      const [, listing, id, by = ''] = NAME.exec(name) ?? []
      if (listing === undefined || by !== owner || !hasInput(window.localStorage.getItem(name))) {
        return []
      }
      return [routes.apply(listing, Number(id))]
    })
  } catch {
    // Nothing is stored where the browser refuses storage.
    return []
  }
}

function hasInput(text: string | null): boolean {
  const stored: unknown = JSON.parse(text ?? 'null')
  const values = new Map<string, unknown>(Object.entries(stored ?? {}))
  return TYPED_FIELDS.some((name) => Boolean(values.get(name)))
}
