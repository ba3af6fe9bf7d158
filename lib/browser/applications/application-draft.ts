import { randomId } from '@/lib/browser/api-client/random-id'
import { getStoredText, storeText } from '@/lib/browser/forms/form-storage'
import { getOwnerHash } from '@/lib/browser/session/session-state'

/** The choices of a draft. Text fields are saved by `startAutosave`. */
type DraftChoices = {
  readonly key: string
  readonly resumeId?: string
  readonly letter?: string
  readonly letterFileId?: string
  readonly letterFileName?: string
}

export type ApplicationDraft = {
  /** Sent with every attempt, so that the API answers a repeated one with the same application (promise F9). */
  readonly key: string
  readonly stored: Readonly<Record<string, string>>
  update(chosen: Partial<DraftChoices>): void
}

/** in ms; an older draft refers to outdated files and dates */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

/** Returns the storage name of a draft. `listing` is a path: `/jobs`. */
export function toDraftName(listing: string, id: number): string {
  return `apply-${listing}/${id}`
}

/** Opens the draft of the current user or creates one. It stays theirs even if the session ends while they write. */
export function openDraft(name: string, now = Date.now()): ApplicationDraft {
  const owner = getOwnerHash()
  const found = getStoredText(name, owner, 'device')
  const isOld = now - Number(found.at ?? now) > MAX_AGE_MS
  if (isOld) storeText(name, null, '', 'device')
  const before = isOld ? {} : found
  const draft = { ...before, key: before.key ?? randomId(), at: before.at ?? String(now) }
  storeText(name, draft, owner, 'device')
  return {
    key: draft.key,
    stored: draft,
    update: (chosen) =>
      storeText(name, { ...getStoredText(name, owner, 'device'), ...chosen }, owner, 'device'),
  }
}

/** Returns the texts of a draft whose listing has closed, to be copied; empty when there are none. */
export function readDraftText(name: string): string {
  const { coverLetterText = '', note = '' } = getStoredText(name, undefined, 'device')
  return [coverLetterText, note].filter((text) => text.trim() !== '').join('\n\n')
}
