import { getKeptText, keepText } from '@/lib/browser/forms/kept-text'
import { getOwnerMark } from '@/lib/browser/session/signed-in'
import { randomId } from '@/lib/browser/wire/random-id'

/** Text fields keep themselves (`startKeeping`); these are chosen, not typed. */
type Chosen = {
  readonly key: string
  readonly resumeId?: string
  readonly letter?: string
  readonly letterFileId?: string
  readonly letterFileName?: string
}

export type ApplicationDraft = {
  /** Goes along each time the form is sent: the API answers the same application to it (promise F9). */
  readonly key: string
  readonly kept: Readonly<Record<string, string>>
  note(chosen: Partial<Chosen>): void
}

/** ms; older ones tell of files and days that are gone */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** `listing` is a path: `/jobs`. */
export function draftName(listing: string, id: number): string {
  return `apply-${listing}/${id}`
}

/** Begins one where there is none. It stays theirs who began it: a session may end meanwhile. */
export function openDraft(name: string, now = Date.now()): ApplicationDraft {
  const owner = getOwnerMark()
  const found = getKeptText(name, owner, 'device')
  const isOld = now - Number(found.at ?? now) > KEPT_MS
  if (isOld) keepText(name, null, '', 'device')
  const before = isOld ? {} : found
  const kept = { ...before, key: before.key ?? randomId(), at: before.at ?? String(now) }
  keepText(name, kept, owner, 'device')
  return {
    key: kept.key,
    kept,
    note: (chosen) =>
      keepText(name, { ...getKeptText(name, owner, 'device'), ...chosen }, owner, 'device'),
  }
}

/** What somebody wrote for a listing that closed meanwhile, to take it along; empty when nothing. */
export function readWritten(name: string): string {
  const { coverLetterText = '', note = '' } = getKeptText(name, undefined, 'device')
  return [coverLetterText, note].filter((text) => text.trim() !== '').join('\n\n')
}
