import { getOwnerHash } from '@/lib/browser/session/session-state'

/** Text of a form that was not sent. */
export type UnsentForm = {
  /** Name of the form. */
  readonly form: string
  readonly texts: readonly string[]
}

/** Shorter values are names and choices, which nobody misses. */
const MIN_TEXT_LENGTH = 30

/**
 * Matches the storage name of a form and the mark of its owner (`lib/browser/forms/form-storage.ts`); names in
 * localStorage have a prefix.
 */
const NAME = /^(?:device:)?([a-z][\w-]*)(?:@([\w-]+))?$/

/** Lists the unsent forms of the current user, and those from before anybody signed in. */
export function listUnsentForms(): readonly UnsentForm[] {
  try {
    return [window.sessionStorage, window.localStorage].flatMap(listFormsIn)
  } catch {
    // Nothing is stored where the browser refuses storage.
    return []
  }
}

function listFormsIn(storage: Storage): readonly UnsentForm[] {
  const owner = getOwnerHash()
  return Object.keys(storage).flatMap((name) => {
    const [, form, by = ''] = NAME.exec(name) ?? []
    if (form === undefined || (by !== '' && by !== owner)) return []
    const texts = readTexts(storage.getItem(name) ?? '')
    return texts.length === 0 ? [] : [{ form, texts }]
  })
}

function readTexts(text: string): readonly string[] {
  if (!text.startsWith('{')) return []
  const stored: unknown = parse(text)
  return Object.values(stored ?? {}).filter(
    (value) => typeof value === 'string' && value.length >= MIN_TEXT_LENGTH,
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not written by us.
    return null
  }
}
