import { randomId } from '@/lib/browser/api-client/random-id'
import { getStoredText, storeText } from '@/lib/browser/forms/form-storage'
import { getOwnerMark } from '@/lib/browser/session/session-state'

/** Text fields keep themselves (`startAutosave`); these are chosen, not typed. */
type DraftChoices = {
  readonly key: string
  readonly resumeId?: string
  readonly letter?: string
  readonly letterFileId?: string
  readonly letterFileName?: string
}

export type ApplicationDraft = {
  /** Goes along each time the form is sent: the API answers the same application to it (promise F9). */
  readonly key: string
  readonly stored: Readonly<Record<string, string>>
  update(chosen: Partial<DraftChoices>): void
}

/** ms; older ones tell of files and days that are gone */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

/** `listing` is a path: `/jobs`. */
export function toDraftName(listing: string, id: number): string {
  return `apply-${listing}/${id}`
}

/** Begins one where there is none. It stays theirs who began it: a session may end meanwhile. */
export function openDraft(name: string, now = Date.now()): ApplicationDraft {
  const owner = getOwnerMark()
  const found = getStoredText(name, owner, 'device')
  const isOld = now - Number(found.at ?? now) > MAX_AGE_MS
  if (isOld) storeText(name, null, '', 'device')
  const before = isOld ? {} : found
  const kept = { ...before, key: before.key ?? randomId(), at: before.at ?? String(now) }
  storeText(name, kept, owner, 'device')
  return {
    key: kept.key,
    stored: kept,
    update: (chosen) =>
      storeText(name, { ...getStoredText(name, owner, 'device'), ...chosen }, owner, 'device'),
  }
}

/** What somebody wrote for a listing that closed meanwhile, to take it along; empty when nothing. */
export function readDraftText(name: string): string {
  const { coverLetterText = '', note = '' } = getStoredText(name, undefined, 'device')
  return [coverLetterText, note].filter((text) => text.trim() !== '').join('\n\n')
}
